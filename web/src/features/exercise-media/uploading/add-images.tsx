import type { ExerciseMedia } from '@limber/contract/exercise-media';
import { IMAGE_LIMITS, IMAGE_SENTENCES } from '@limber/domain/exercises/image-rules';
import { counted } from '@limber/domain/counted';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import { focusAddImages } from '#features/exercise-media/focus-onward.ts';
import { ChosenFiles } from './chosen-files.tsx';
import { chooseFiles } from './choose-files.ts';
import { FileChooser } from './file-chooser.tsx';
import { fitInto, isUploading, type Selection } from './selection.ts';
import { UploadProgress } from './upload-progress.tsx';
import type { UploadQueue } from './upload-queue.ts';
import { useDroppedFiles } from './use-dropped-files.ts';
import { useSelection } from './use-upload-queue.ts';

type Props = { exerciseId: number; media: ExerciseMedia; queue: UploadQueue };

/** Choosing images for an exercise, looking at them, and uploading them. */
export function AddImages({ exerciseId, media: { images, seenBy }, queue }: Props) {
  const selection = useSelection(queue, exerciseId);
  const section = useRef<HTMLElement>(null);
  const room = IMAGE_LIMITS.images - images.length;
  const full = room <= 0;
  const { ready, beyond } = fitInto(selection, room);
  const uploading = isUploading(selection);
  const choose = (files: readonly File[]) => chooseFiles(queue, exerciseId, files);
  const isOver = useDroppedFiles(() => panelOf(section.current), choose);

  const upload = () => {
    if (ready.length > 0) queue.start(exerciseId, keysOf(ready));
    else {
      const description = IMAGE_SENTENCES.noneSelected;
      toast({ title: 'No files selected', description, kind: 'error' });
    }
  };
  return (
    <section ref={section} aria-label="Add images" className="grid gap-3">
      <div className="grid gap-1">
        <h3 data-add-images tabIndex={-1} className="text-body font-strong outline-none">
          Add images
        </h3>
        <p className="text-small text-soft">
          {seenBy === 'everyone'
            ? 'Everyone sees the images that you upload.'
            : 'Only you see the images that you upload.'}{' '}
          They take the place of the drawings.
        </p>
      </div>
      <FileChooser isOver={isOver} room={room} onChoose={choose} />
      <ChosenFiles
        files={selection.files}
        beyond={keysOf(beyond)}
        uploading={uploading}
        onChange={(change) => queue.change(exerciseId, change)}
        onRetry={(key) => queue.start(exerciseId, [key])}
        onCancel={(key) => queue.stop(exerciseId, key)}
      />
      {uploading && (
        <UploadProgress
          selection={selection}
          onCancel={() => {
            focusAddImages(section.current);
            queue.stop(exerciseId, null);
          }}
        />
      )}
      <Button
        kind={selection.files.length > 0 ? 'primary' : 'secondary'}
        wide
        pending={uploading}
        disabled={full && selection.files.length === 0}
        onClick={upload}
      >
        {!uploading && <Upload aria-hidden />}
        {uploadWords(selection, ready.length)}
      </Button>
    </section>
  );
}

const keysOf = (files: Selection['files']) => files.map(({ key }) => key);

function uploadWords(selection: Selection, count: number): string {
  if (isUploading(selection)) return 'Uploading…';
  if (count === 0) return 'Upload';
  const again = selection.files.some(({ state }) => state === 'failed');
  return again ? `Try again: ${counted(count, 'image')}` : `Upload ${counted(count, 'image')}`;
}

/** The whole panel takes what is dropped, not only the part that says so. */
function panelOf(section: HTMLElement | null): Element | null {
  return section?.parentElement?.closest('section, [role="dialog"]') ?? section;
}
