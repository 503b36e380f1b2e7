import type { ExerciseMedia } from '@limber/contract/exercise-media';
import { counted } from '@limber/domain/counted';
import { IMAGE_LIMITS, IMAGE_SENTENCES } from '@limber/domain/exercises/image-rules';
import { useRef } from 'react';
import Upload from 'lucide-react/icons/upload';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { toast } from '#ui/toast.ts';
import { ChosenFiles } from './chosen-files.tsx';
import { FileChooser } from './file-chooser.tsx';
import { focusAddImages } from './focus-onward.ts';
import { fitInto, isUploading, type Selection } from './selection.ts';
import { useDroppedFiles } from './use-dropped-files.ts';
import type { Uploads } from './use-uploads.ts';

type Props = { exerciseId: number; media: ExerciseMedia; uploads: Uploads };

export function AddImages({ exerciseId, media: { images, seenBy }, uploads }: Props) {
  const selection = uploads.selectionOf(exerciseId);
  const { files } = selection;
  const section = useRef<HTMLElement>(null);
  const room = IMAGE_LIMITS.images - images.length;
  const { ready, beyond } = fitInto(selection, room);
  const uploading = isUploading(selection);
  const choose = (chosen: readonly File[]) => uploads.choose(exerciseId, chosen);
  const isOver = useDroppedFiles(() => panelOf(section.current), choose);

  const upload = () => {
    if (ready.length > 0) uploads.start(exerciseId, ready);
    else {
      const description = IMAGE_SENTENCES.noneSelected;
      toast({ title: 'No files selected', description, kind: 'error' });
    }
  };
  const cancelAll = () => {
    focusAddImages(section.current);
    uploads.stop(exerciseId, null);
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
        files={files}
        beyond={beyond.map(({ key }) => key)}
        uploading={uploading}
        onMove={(key, by) => uploads.move(exerciseId, key, by)}
        onRemove={(key) => uploads.remove(exerciseId, key)}
        onRetry={(file) => uploads.start(exerciseId, [file])}
        onCancel={(key) => uploads.stop(exerciseId, key)}
      />
      {uploading && <UploadProgress selection={selection} onCancel={cancelAll} />}
      <Button
        kind={files.length > 0 ? 'primary' : 'secondary'}
        wide
        pending={uploading}
        disabled={room <= 0 && files.length === 0}
        onClick={upload}
      >
        {!uploading && <Upload aria-hidden />}
        {uploadWords(selection, ready.length)}
      </Button>
    </section>
  );
}

function uploadWords(selection: Selection, count: number): string {
  if (isUploading(selection)) return 'Uploading…';
  if (count === 0) return 'Upload';
  const again = selection.files.some(({ state }) => state === 'failed');
  return again ? `Try again: ${counted(count, 'image')}` : `Upload ${counted(count, 'image')}`;
}

/** The drop zone is the whole panel. */
function panelOf(section: HTMLElement | null): Element | null {
  return section?.parentElement?.closest('section, [role="dialog"]') ?? section;
}

function UploadProgress(props: { selection: Selection; onCancel: () => void }) {
  const { files, round } = props.selection;
  const onTheWay = files.find(({ state }) => state === 'sending')?.sent ?? 0;
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <output className="text-small tabular-nums">
          {round.uploaded} of {round.total} uploaded
        </output>
        <div className="-mr-3">
          <Button kind="quiet" size="small" onClick={props.onCancel}>
            Cancel all
          </Button>
        </div>
      </div>
      <ProgressBar label="Upload" value={round.uploaded + onTheWay} max={round.total} />
      <p className="text-small text-soft">It goes on when you close this panel.</p>
    </div>
  );
}
