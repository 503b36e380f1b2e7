import type { Exercise } from '@limber/contract/exercises';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ExerciseMedia } from '#features/exercises/detail/exercise-media.tsx';
import { UnlockExercise } from '#features/subscription/limits.tsx';
import { exerciseMediaQuery } from './exercise-media.api.ts';
import { GenerateVideo } from './images/generate-video.tsx';
import { UploadedImages } from './images/uploaded-images.tsx';
import { UploadsUnavailable } from './images/uploads-unavailable.tsx';
import { MediaMarks } from './media-marks.tsx';
import { withUploads } from './shown-media.ts';
import { AddImages } from './uploading/add-images.tsx';
import { isUploading } from './uploading/selection.ts';
import type { UploadQueue } from './uploading/upload-queue.ts';
import { useSelection } from './uploading/use-upload-queue.ts';

type Props = { exercise: Exercise; queue: UploadQueue };

/** What an exercise shows, and below it what a person can do about that. */
export function PanelMedia({ exercise, queue }: Props) {
  const media = useQuery({ ...exerciseMediaQuery(exercise.id), enabled: !exercise.locked });
  const uploading = isUploading(useSelection(queue, exercise.id));
  const stage = useRef<HTMLDivElement>(null);
  const shown = withUploads(exercise, media.data);
  const images = media.data?.images ?? [];
  return (
    <div data-panel-media className="grid gap-5">
      <MediaMarks exercise={shown} />
      <div ref={stage} tabIndex={-1} className="scroll-m-5 outline-none">
        {/* A video that was made just now comes forward. */}
        <ExerciseMedia key={String(shown.videoUrl !== null)} exercise={shown} />
      </div>
      {exercise.locked && <UnlockExercise />}
      {!exercise.locked && !media.data && <UploadsUnavailable media={media} />}
      {!exercise.locked && media.data && (
        <>
          {images.length > 0 && media.data.videoUrl === null && !uploading && (
            <GenerateVideo exerciseId={exercise.id} onReady={() => stage.current?.focus()} />
          )}
          {images.length > 0 && (
            <UploadedImages exerciseId={exercise.id} media={media.data} held={uploading} />
          )}
          <AddImages exerciseId={exercise.id} media={media.data} queue={queue} />
        </>
      )}
    </div>
  );
}
