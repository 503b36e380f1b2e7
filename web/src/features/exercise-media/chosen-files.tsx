import { imageFaultSentence } from '@limber/domain/exercises/image-rules';
import { useRef } from 'react';
import { focusOnward } from './focus-onward.ts';
import { ChosenFileRow } from './chosen-file-row.tsx';
import type { ChosenFile } from './selection.ts';

type Props = {
  files: readonly ChosenFile[];
  /** Keys of files beyond the exercise's limit of images. */
  beyond: readonly string[];
  uploading: boolean;
  onMove: (key: string, by: -1 | 1) => void;
  onRemove: (key: string) => void;
  onRetry: (file: ChosenFile) => void;
  onCancel: (key: string) => void;
};

export function ChosenFiles(props: Props) {
  const { files, beyond, uploading, onMove, onRemove, onRetry, onCancel } = props;
  const list = useRef<HTMLOListElement>(null);
  if (files.length === 0) return null;

  const remove = (key: string, index: number) => {
    focusOnward(list.current, index);
    onRemove(key);
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
          disabled={uploading}
          onMove={(by) => onMove(one.key, by)}
          onRemove={() => remove(one.key, index)}
          onRetry={() => onRetry(one)}
          onCancel={() => onCancel(one.key)}
        />
      ))}
    </ol>
  );
}
