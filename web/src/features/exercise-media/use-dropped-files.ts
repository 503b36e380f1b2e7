import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Handles files dropped on the zone or pasted. Returns true during a drag over it. Ignores drops
 * elsewhere, which would replace the page.
 */
export function useDroppedFiles(
  zone: () => Element | null,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const hits = useEffectEvent(
    ({ target }: DragEvent) => target instanceof Node && zone()?.contains(target) === true,
  );
  const take = useEffectEvent((files: FileList) => onFiles([...files]));

  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = hits(event) ? 'copy' : 'none';
      setOver(hits(event));
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      const files = event.dataTransfer?.files;
      if (!files?.length) return;
      event.preventDefault();
      setOver(false);
      if (hits(event)) take(files);
    };
    const paste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files;
      if (!files?.length) return;
      event.preventDefault();
      take(files);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('dragover', hold, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', drop, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => listening.abort();
  }, []);
  return isOver;
}
