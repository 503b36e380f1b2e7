import type { Exercise } from '@limber/contract/exercises';
import type { MovementMoment } from '@limber/domain/exercises/movement-timeline';

type Dosed = Pick<Exercise, 'dose' | 'sides'>;

/** Where the movement stands, in words: "Hold, 12 s · 3 of 6 · Right side". */
export function momentWords({ dose, sides }: Dosed, moment: MovementMoment): string {
  const { kind, repetition } = moment.phase;
  if (kind === 'turn') return `Now the ${sideWords(moment).toLowerCase()}`;
  const count = dose.count > 1 ? [`${repetition} of ${dose.count}`] : [];
  const side = sides === 'each' ? [sideWords(moment)] : [];
  return [phaseWords(dose, moment), ...count, ...side].join(' · ');
}

/** Which side moves: the right one is the first. */
function sideWords({ phase }: MovementMoment): string {
  return phase.side === 'first' ? 'Right side' : 'Left side';
}

/** Seconds left of a hold, rounded up; null when nothing is held for seconds that are written. */
export function holdSecondsLeft(dose: Exercise['dose'], moment: MovementMoment): number | null {
  if (dose.kind !== 'hold' || moment.phase.kind !== 'hold') return null;
  return Math.max(1, Math.ceil(moment.phase.seconds * (1 - moment.along)));
}

function phaseWords(dose: Exercise['dose'], moment: MovementMoment): string {
  const left = holdSecondsLeft(dose, moment);
  if (left !== null) return `Hold, ${left} s`;
  if (moment.phase.kind === 'round') return 'Round';
  return moment.phase.kind === 'return' ? 'Back' : 'Move';
}
