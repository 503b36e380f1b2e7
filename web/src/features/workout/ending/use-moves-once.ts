import { useEffect, useState } from 'react';
import { useReducedMotion } from '#browser/use-media-query.ts';

const PICTURE_MS = 400;

/**
 * The index of the current picture of a movement, which is played once, `afterMs` later. For null
 * and with reduced motion it is not played.
 */
export function useMovesOnce(pictures: number, afterMs: number | null): number {
  const isReduced = useReducedMotion();
  const [step, setStep] = useState(0);
  const moves = afterMs !== null && !isReduced && pictures > 1;
  useEffect(() => {
    if (!moves || step >= pictures) return undefined;
    const timer = setTimeout(() => setStep(step + 1), step === 0 ? afterMs : PICTURE_MS);
    return () => clearTimeout(timer);
  }, [moves, step, pictures, afterMs]);
  return moves ? step % pictures : 0;
}
