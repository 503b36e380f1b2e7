import type { ExerciseMedia } from '@limber/contract/exercise-media';
import type { Exercise } from '@limber/contract/exercises';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { NotLoadedNote } from '#api/not-loaded.tsx';
import { LazyLiveFigure } from '#features/exercises/live-figure/lazy-live-figure.tsx';
import { MovementMedia } from '#features/exercises/movement-media.tsx';
import { UnlockExercise } from '#features/subscription/limits.tsx';
import { lazyWhenIdle } from '#ui/lazy-when-idle.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { AddImages } from './add-images.tsx';
import { exerciseMediaQuery } from './exercise-media.api.ts';
import { GenerateVideo } from './generate-video.tsx';
import { MediaMarks } from './media-marks.tsx';
import { isUploading } from './selection.ts';
import type { Uploads } from './use-uploads.ts';

/** Lazy, since the drag and drop code is large. */
const LazyUploadedImages = lazyWhenIdle(
  async () => (await import('./uploaded-images.tsx')).UploadedImages,
);

type Props = { exercise: Exercise; uploads: Uploads };

export function PanelMedia({ exercise, uploads }: Props) {
  const media = useQuery({ ...exerciseMediaQuery(exercise.id), enabled: !exercise.locked });
  const uploading = isUploading(uploads.selectionOf(exercise.id));
  const stage = useRef<HTMLDivElement>(null);
  const shown = withUploads(exercise, media.data);
  const images = media.data?.images ?? [];
  return (
    <div data-panel-media className="grid gap-5">
      <MediaMarks exercise={shown} />
      <div ref={stage} tabIndex={-1} className="scroll-m-5 outline-none">
        {/* Remounts when a video appears, so that the video is shown. */}
        <MovementMedia key={String(shown.videoUrl !== null)} exercise={shown} />
      </div>
      {images.length > 0 && exercise.motionUrl !== null && (
        <FigureBelow key={exercise.motionUrl} exercise={exercise} />
      )}
      {exercise.locked && <UnlockExercise />}
      {!exercise.locked && !media.data && <UploadsUnavailable media={media} />}
      {!exercise.locked && media.data && (
        <>
          {images.length > 0 && media.data.videoUrl === null && !uploading && (
            <GenerateVideo exerciseId={exercise.id} onReady={() => stage.current?.focus()} />
          )}
          {images.length > 0 && (
            <LazyUploadedImages exerciseId={exercise.id} media={media.data} disabled={uploading} />
          )}
          <AddImages exerciseId={exercise.id} media={media.data} uploads={uploads} />
        </>
      )}
    </div>
  );
}

/** Empty if the movement cannot be loaded. */
function FigureBelow({ exercise }: { exercise: Exercise }) {
  const title = useId();
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return null;
  return (
    <section aria-labelledby={title} className="grid gap-2">
      <h3 id={title} className="text-small text-soft">
        The figure, as without your images
      </h3>
      <LazyLiveFigure exercise={exercise} first={null} waits onMissing={() => setMissing(true)} />
    </section>
  );
}

/** Uploads replace the drawings. */
function withUploads(exercise: Exercise, media: ExerciseMedia | undefined): Exercise {
  const { images, videoUrl } = media ?? { images: [], videoUrl: null };
  const [first] = images;
  if (!first) return exercise;
  return {
    ...exercise,
    imageUrl: first.imageUrl,
    imageUrls: images.map(({ imageUrl }) => imageUrl),
    thumbnailUrls: images.map(({ thumbnailUrl }) => thumbnailUrl),
    attachedImages: [],
    videoUrl,
    videoIsUploaded: videoUrl !== null,
    // The figure is shown separately, below the uploads.
    motionUrl: null,
  };
}

/** Shown while the images load, or after a failure. */
function UploadsUnavailable({ media }: { media: UseQueryResult }) {
  if (media.isPending) {
    return (
      <div className="grid gap-3">
        <output className="sr-only">Loading your images</output>
        <SkeletonBlock shape="h-6 w-32" />
        <SkeletonBlock shape="h-11 w-full" />
      </div>
    );
  }
  return <NotLoadedNote what="your images" query={media} />;
}
