import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { IconButton } from '#ui/icon-button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { FilePreview } from './file-preview.tsx';
import { type ChosenFile, isUnderWay } from './selection.ts';

type Props = {
  chosen: ChosenFile;
  /** The reason why the upload failed or will be refused. */
  problem: string | null;
  isFirst: boolean;
  isLast: boolean;
  /** The order is fixed during an upload. */
  disabled: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onRetry: () => void;
  onCancel: () => void;
};

export function ChosenFileRow(props: Props) {
  const { chosen, problem } = props;
  const { file, state, sent } = chosen;
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-3 py-2">
      <div className="flex min-w-40 grow basis-0 items-center gap-3">
        <FilePreview file={file} />
        <div className="grid min-w-0 grow gap-1 text-small">
          <span title={file.name} className="line-clamp-2 [overflow-wrap:anywhere]">
            {file.name}
          </span>
          {problem === null && (
            <span className="text-soft tabular-nums">
              {state === 'queued' ? 'Waiting' : sizeWords(file.size)}
            </span>
          )}
          {state === 'sending' && (
            <ProgressBar label={`Upload of ${file.name}`} value={sent} max={1} />
          )}
        </div>
      </div>
      <Actions {...props} />
      {problem !== null && (
        <p className="basis-full text-small text-wrong [overflow-wrap:anywhere]">{problem}</p>
      )}
    </li>
  );
}

function Actions(props: Props) {
  const { chosen, isFirst, isLast, disabled, onMove, onRemove, onRetry, onCancel } = props;
  const { name } = chosen.file;
  const underWay = isUnderWay(chosen);
  return (
    <div className="flex">
      {chosen.state === 'failed' && (
        <IconButton label={`Try ${name} again`} icon={<RotateCw aria-hidden />} onClick={onRetry} />
      )}
      {!underWay && (
        <>
          <IconButton
            label={`Move ${name} earlier`}
            icon={<ArrowUp aria-hidden />}
            aria-disabled={disabled || isFirst}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={`Move ${name} later`}
            icon={<ArrowDown aria-hidden />}
            aria-disabled={disabled || isLast}
            onClick={() => onMove(1)}
          />
        </>
      )}
      {/* One button for both, so that it keeps the focus after cancelling. */}
      <IconButton
        label={`${underWay ? 'Cancel' : 'Remove'} ${name}`}
        icon={<X aria-hidden />}
        data-removes
        onClick={underWay ? onCancel : onRemove}
      />
    </div>
  );
}

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** "240 KB" or "2.4 MB". */
function sizeWords(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.ceil(bytes / KILOBYTE)} KB`;
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
