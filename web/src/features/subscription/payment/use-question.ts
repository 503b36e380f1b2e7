import { useRef, useState } from 'react';

/** A question in the middle of something that waits for its answer. */
export function useQuestion() {
  const [open, setOpen] = useState(false);
  const resolve = useRef<((yes: boolean) => void) | null>(null);
  return {
    open,
    ask: () =>
      new Promise<boolean>((answered) => {
        resolve.current = answered;
        setOpen(true);
      }),
    answer: (yes: boolean) => {
      setOpen(false);
      resolve.current?.(yes);
      resolve.current = null;
    },
  };
}
