import { useEffect, useState } from 'react';
import { useReducedMotion } from '#browser/use-media-query.ts';

const PICTURE_MS = 400;

/**
 * The index of the picture to show of a movement that is played once and ends as it began. It begins so many
 * milliseconds later, or never for null and for whoever asked for less movement.
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
