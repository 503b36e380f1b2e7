import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { Selection } from './selection.ts';

type Props = { selection: Selection; onCancel: () => void };

/** How far the upload is as a whole. */
export function UploadProgress({ selection: { files, round }, onCancel }: Props) {
  const { uploaded, total } = round ?? { uploaded: 0, total: 0 };
  const onTheWay = files.find(({ state }) => state === 'sending')?.sent ?? 0;
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <output className="text-small tabular-nums">
          {uploaded} of {total} uploaded
        </output>
        <div className="-mr-3">
          <Button kind="quiet" size="small" onClick={onCancel}>
            Cancel all
          </Button>
        </div>
      </div>
      <ProgressBar label="Upload" value={uploaded + onTheWay} max={total} />
      <p className="text-small text-soft">It goes on when you close this panel.</p>
    </div>
  );
}
