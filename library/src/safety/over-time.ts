import type { MovementPhase } from '@limber/domain/exercises/movement-timeline';

type Phase = Pick<MovementPhase, 'kind' | 'seconds' | 'from' | 'to'>;

/** Samples per phase. */
const STEPS = 20;

/** The seconds of all phases but the turn from side to side. */
export function secondsOf(phases: readonly Phase[]): number {
  return moving(phases).reduce((sum, { seconds }) => sum + seconds, 0);
}

/**
 * The average over the dose of a number given at each keyframe, linear between them. A cycle returns to its
 * first keyframe.
 */
export function average(values: readonly number[], phases: readonly Phase[]): number {
  const all = moving(phases);
  const isCycle = all.some(({ kind }) => kind === 'round');
  const points = isCycle ? [...values, ...values.slice(0, 1)] : values;
  const sum = all.reduce((before, { seconds, from, to }) => {
    const share = (step: number) => from + ((to - from) * (step + 0.5)) / STEPS;
    const steps = Array.from({ length: STEPS }, (_, step) => valueAt(points, share(step)));
    return before + (steps.reduce((a, b) => a + b, 0) / STEPS) * seconds;
  }, 0);
  return sum / secondsOf(phases);
}

function moving(phases: readonly Phase[]): readonly Phase[] {
  return phases.filter(({ kind }) => kind !== 'turn');
}

/** @param share of the way, 0 to 1. */
function valueAt(points: readonly number[], share: number): number {
  const at = share * (points.length - 1);
  const before = points[Math.floor(at)] ?? 0;
  const after = points[Math.ceil(at)] ?? before;
  return before + (after - before) * (at - Math.floor(at));
}
