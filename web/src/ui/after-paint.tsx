import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from '#browser/after-paint.ts';

type Props = {
  /** Must have the same size, so that nothing moves. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** Renders slow children after the rest of the page is painted. */
export function AfterPaint({ fallback = null, children }: Props) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted ? children : fallback;
}
