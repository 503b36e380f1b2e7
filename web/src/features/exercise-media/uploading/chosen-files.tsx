import { imageFaultSentence } from '@limber/domain/exercises/image-rules';
import { useRef } from 'react';
import { focusOnward } from '#features/exercise-media/focus-onward.ts';
import { ChosenFileRow } from './chosen-file-row.tsx';
import type { Change, ChosenFile } from './selection.ts';

type Props = {
  files: readonly ChosenFile[];
  /** The keys of those that do not fit into the exercise. */
  beyond: readonly string[];
  uploading: boolean;
  onChange: (change: Change) => void;
  onRetry: (key: string) => void;
  onCancel: (key: string) => void;
};

/** The files that were chosen, in the order in which they will be shown. */
export function ChosenFiles({ files, beyond, uploading, onChange, onRetry, onCancel }: Props) {
  const list = useRef<HTMLOListElement>(null);
  if (files.length === 0) return null;

  const remove = (key: string, index: number) => {
    focusOnward(list.current, index);
    onChange({ kind: 'removed', key });
  };
  return (
    <ol ref={list} aria-label="Chosen images" className="grid divide-y divide-hairline">
      {files.map((one, index) => (
        <ChosenFileRow
          key={one.key}
          chosen={one}
          problem={
            beyond.includes(one.key) ? imageFaultSentence(one.file.name, 'no-room') : one.problem
          }
          isFirst={index === 0}
          isLast={index === files.length - 1}
          held={uploading}
          onMove={(by) => onChange({ kind: 'moved', key: one.key, by })}
          onRemove={() => remove(one.key, index)}
          onRetry={() => onRetry(one.key)}
          onCancel={() => onCancel(one.key)}
        />
      ))}
    </ol>
  );
}
