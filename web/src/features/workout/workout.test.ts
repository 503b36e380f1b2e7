import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elapsedMs } from './clock.ts';
import {
  changeWorkout,
  isAllCompleted,
  isInHistory,
  NEW_WORKOUT,
  withKnown,
  type WorkoutEvent,
  type WorkoutState,
} from './workout.ts';

const workoutOf = (...ids: number[]): WorkoutState => ({
  ...NEW_WORKOUT,
  exercises: ids.map((id) => ({ id })),
});
/** The workout after these events, one a second. */
const after = (state: WorkoutState, ...events: WorkoutEvent[]) =>
  events.reduce((now, event, second) => changeWorkout(now, event, 1000 * (second + 1)), state);
const mark = (exerciseId: number): WorkoutEvent => ({ type: 'mark', exerciseId });

const id = fc.integer({ min: 1, max: 6 });
const index = fc.integer({ min: -1, max: 6 });
const anyEvent: fc.Arbitrary<WorkoutEvent> = fc.oneof(
  fc.constantFrom<WorkoutEvent>(
    { type: 'start' },
    { type: 'pause' },
    { type: 'close' },
    { type: 'save' },
    { type: 'saved' },
    { type: 'not-saved' },
    { type: 'celebrate' },
    { type: 'celebrated' },
  ),
  fc.record({ type: fc.constantFrom('open', 'mark-and-go-on'), index }),
  fc.record({ type: fc.constantFrom('mark', 'unmark'), exerciseId: id }),
  fc.record({ type: fc.constant('replace'), exerciseId: id, byId: fc.integer({ min: 7, max: 9 }) }),
  fc.record({
    type: fc.constant('restart'),
    exercises: fc.uniqueArray(fc.record({ id }), { selector: (exercise) => exercise.id }),
  }),
);
/** Events, each with the milliseconds since the last one; negative when the clock is set back. */
const anyHistory = fc.array(fc.tuple(anyEvent, fc.integer({ min: -5000, max: 60_000 })), {
  maxLength: 60,
});

type Change = {
  event: WorkoutEvent;
  before: WorkoutState;
  state: WorkoutState;
  /** Times of `before` and of `state`, in milliseconds since 1970. */
  times: [number, number];
};

/** Checks each change that a history makes to a workout of three exercises. */
function expectAlways(holds: (change: Change) => boolean): void {
  fc.assert(
    fc.property(anyHistory, (history) => {
      let before = workoutOf(1, 2, 3);
      let seenAt = 1_000_000;
      for (const [event, passed] of history) {
        const now = seenAt + passed;
        const state = changeWorkout(before, event, now);
        expect(holds({ event, before, state, times: [seenAt, now] })).toBe(true);
        before = state;
        seenAt = now;
      }
    }),
  );
}

test('only exercises of the workout are completed or open, whatever happens', () => {
  expectAlways(({ state: { exercises, completed, openIndex } }) => {
    const ids = new Set(exercises.map((exercise) => exercise.id));
    const isOpenKnown = openIndex === null || exercises[openIndex] !== undefined;
    return isOpenKnown && [...completed].every((each) => ids.has(each));
  });
  expect.hasAssertions();
});

test('no event takes or adds time, and none makes the timer negative', () => {
  expectAlways(({ event, before, state, times: [seenAt, now] }) => {
    if (event.type === 'restart') return elapsedMs(state.clock, now) === 0;
    const counted = elapsedMs(before.clock, now);
    const isKept = now < seenAt || counted >= elapsedMs(before.clock, seenAt);
    return isKept && counted >= 0 && elapsedMs(state.clock, now) === counted;
  });
  expect.hasAssertions();
});

test('a workout is saved only once all of it is completed, and once at a time', () => {
  expectAlways(({ event, before, state }) => {
    if (state.phase === before.phase || state.phase === 'idle') return true;
    if (state.phase === 'success') return before.phase === 'saving';
    if (state.phase === 'celebration') return before.phase === 'success';
    return event.type === 'save' && before.phase === 'idle' && isAllCompleted(before);
  });
  expect.hasAssertions();
});

test('nothing counts as saved here before that was celebrated', () => {
  expectAlways(
    ({ event, before, state }) =>
      before.savedHere ||
      !state.savedHere ||
      (event.type === 'celebrated' && before.phase === 'celebration'),
  );
  expect.hasAssertions();
});

test('completing one exercise opens the next one to do, and the last one stays open', () => {
  const begun = after(workoutOf(1, 2, 3), mark(2), { type: 'mark-and-go-on', index: 2 });
  expect([begun.openIndex, [...begun.completed]]).toEqual([0, [2, 3]]);
  expect(after(begun, { type: 'mark-and-go-on', index: 0 }).openIndex).toBe(0);
});

test(
  'an exercise that takes the place of another one is to be done anew',
  { tags: ['spec:4/regenerating-removes-mark'] },
  () => {
    const replaced = after(workoutOf(1, 2), mark(1), mark(2), {
      type: 'replace',
      exerciseId: 1,
      byId: 9,
    });
    expect(replaced.exercises).toEqual([{ id: 9 }, { id: 2 }]);
    expect([...replaced.completed]).toEqual([2]);
  },
);

test('a workout that was saved is in the history until its exercises are other ones', () => {
  const saved = after(
    workoutOf(1),
    mark(1),
    { type: 'save' },
    { type: 'saved' },
    { type: 'celebrate' },
    { type: 'celebrated' },
  );
  expect([isInHistory(saved), saved.clock.state]).toEqual([true, 'finished']);
  expect([...after(saved, { type: 'unmark', exerciseId: 1 }).completed]).toEqual([1]);
  const others = withKnown(saved, { ...saved, exercises: [{ id: 9 }] });
  expect(isInHistory(others)).toBe(false);
  expect(isInHistory(after(saved, { type: 'restart', exercises: [{ id: 1 }] }))).toBe(false);
});

test('a workout that another device finished is opened without starting the timer', () => {
  const elsewhere = { ...workoutOf(1, 2), savedElsewhere: true };
  const opened = after(elsewhere, { type: 'open', index: 1 });
  expect([opened.openIndex, opened.clock.state]).toEqual([1, 'not-started']);
});

test('a paused timer goes on with the next exercise, and stays paused when all is saved', () => {
  const paused = after(workoutOf(1, 2), mark(1), { type: 'pause' });
  expect(after(paused, { type: 'open', index: 1 }).clock.state).toBe('active');
  const saving = after(paused, mark(2), { type: 'pause' }, { type: 'save' });
  expect([saving.phase, saving.clock.state]).toEqual(['saving', 'paused']);
});

test('a workout that was restarted comes back as it was, with nothing open', () => {
  const before = after(
    workoutOf(1, 2),
    { type: 'open', index: 0 },
    { type: 'mark', exerciseId: 1 },
  );
  const restarted = after(before, { type: 'restart', exercises: [{ id: 8 }, { id: 9 }] });
  expect(after(restarted, { type: 'bring-back', before })).toEqual({ ...before, openIndex: null });
});
