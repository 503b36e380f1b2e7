import type { Exercise } from '@limber/contract/exercises';
import type { MovementState } from '@limber/domain/exercises/movement-timeline';

type Dosed = Pick<Exercise, 'dose' | 'sides'>;

/** "Hold, 12 s · 3 of 6 · Right side". */
export function movementProgressWords({ dose, sides }: Dosed, state: MovementState): string {
  const { kind, repetition } = state.phase;
  if (kind === 'change' || (kind === 'turn' && sides === 'both')) return 'Now the other way';
  if (kind === 'turn') return `Now the ${sideWords(state).toLowerCase()}`;
  const count = dose.count > 1 ? [`${repetition} of ${dose.count}`] : [];
  const side = sides === 'each' ? [sideWords(state)] : [];
  return [phaseWords(dose, state), ...count, ...side].join(' · ');
}

/** The right side is the first. */
function sideWords({ phase }: MovementState): string {
  return phase.side === 'first' ? 'Right side' : 'Left side';
}

/** Seconds left of a hold, rounded up; null outside of a hold. */
export function holdSecondsLeft(dose: Exercise['dose'], state: MovementState): number | null {
  if (dose.kind !== 'hold' || state.phase.kind !== 'hold') return null;
  return Math.max(1, Math.ceil(state.phase.seconds * (1 - state.along)));
}

function phaseWords(dose: Exercise['dose'], state: MovementState): string {
  const left = holdSecondsLeft(dose, state);
  if (left !== null) return `Hold, ${left} s`;
  if (state.phase.kind === 'round') return 'Round';
  return state.phase.kind === 'return' ? 'Back' : 'Move';
}
