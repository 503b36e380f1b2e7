import { capitalised } from '@limber/domain/capitalised';
import type { PlaybackView } from '#features/player/player.ts';

const SIDES = { first: 'Right side', second: 'Left side' };

/** "Left side, 4 of 6", or "Right side, hold". */
export function stepWords({ step, side, repetition, repetitions }: Stepped): string {
  if (step.kind === 'ready') return 'Get ready';
  if (step.kind === 'guide') return 'Once, to learn it';
  if (step.kind === 'turn') return side === null ? 'The other way' : 'Change sides';
  const parts = [
    ...(side === null ? [] : [SIDES[side]]),
    ...(step.kind === 'hold' ? ['hold'] : []),
    ...(repetitions > 1 ? [`${repetition} of ${repetitions}`] : []),
  ];
  const words = parts.join(', ') || 'move';
  return capitalised(words);
}

type Stepped = Pick<PlaybackView, 'step' | 'side' | 'repetition' | 'repetitions'>;
