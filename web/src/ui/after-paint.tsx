import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from '#browser/after-paint.ts';

type Props = {
  /** Shown until then, of the same size, so that nothing moves. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** Renders its children once the browser has painted everything around them, which slow children would hold up. */
export function AfterPaint({ fallback = null, children }: Props) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted ? children : fallback;
}
