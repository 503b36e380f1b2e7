import { type MovementTimeline, TURN_SECONDS } from '@limber/domain/exercises/movement-timeline';

/** The timeline with a turn back to its first side, instead of a jump. */
export function endlessTimeline(timeline: MovementTimeline): MovementTimeline {
  const { phases, seconds } = timeline;
  if (phases.at(-1)?.side !== 'second') return timeline;
  const back = {
    kind: 'turn',
    side: 'first',
    repetition: 1,
    start: seconds,
    seconds: TURN_SECONDS,
    from: 0,
    to: 0,
  } as const;
  return { phases: [...phases, back], seconds: seconds + TURN_SECONDS };
}
