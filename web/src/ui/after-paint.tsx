import { type ReactNode, startTransition, useEffect, useState } from 'react';

type Props = {
  /** Of the same size, so that nothing moves. */
  instead?: ReactNode;
  children: ReactNode;
};

/**
 * Renders its children once the browser has painted what is around them: what takes long to make does not
 * keep what was pressed for from the screen.
 */
export function AfterPaint({ instead = null, children }: Props) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted ? children : instead;
}

/** Acts once the browser has painted what has changed just now. Gives what calls it off. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A frame is about to be painted; what is asked for in it comes after.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
