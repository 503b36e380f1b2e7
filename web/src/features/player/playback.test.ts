import { compileScript } from '@limber/domain/player/compile-script';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changePlayback, createPlayback, type Playback, type PlaybackEvent } from './playback.ts';
import { movementSecondsAt, untilChange, viewPlayback } from './playback-view.ts';
import { aScript, aPlayedExercise } from './test/player-samples.ts';

/** Plays on for so many seconds, reading the clock at each change. */
function play(playback: Playback, seconds: number): Playback {
  const end = playback.readAt + seconds * 1000;
  let played = playback;
  while (played.state === 'running' && played.readAt < end) {
    const next = Math.min(end, played.readAt + untilChange(played, played.readAt));
    played = changePlayback(played, { type: 'tick' }, next);
  }
  return played;
}

const started = (...ids: number[]) =>
  changePlayback(createPlayback(aScript(...ids)), { type: 'start' }, 0);
const send = (playback: Playback, event: PlaybackEvent) =>
  changePlayback(playback, event, playback.readAt);
const indexOf = (playback: Playback) => viewPlayback(playback, playback.readAt).index;

test('a session that is started once runs to its end by itself', () => {
  const script = aScript(1, 2, 3);
  const played = play(started(1, 2, 3), script.seconds + 1);
  expect(played.state).toBe('finished');
  expect([...played.doneIds]).toEqual([1, 2, 3]);
  expect(viewPlayback(played, 1e9).caption).toBe('Done. Well moved.');
});

test('a paused session stands still, and goes on in the middle of a movement', () => {
  const [part] = aScript(1).parts;
  const before = play(started(1), (part?.movementStart ?? 0) + 10);
  const paused = send(before, { type: 'pause' });
  expect(movementSecondsAt(paused, paused.readAt + 60_000)).toBeCloseTo(10, 6);
  const resumed = changePlayback(paused, { type: 'resume' }, paused.readAt + 60_000);
  expect(resumed.state).toBe('running');
  expect(movementSecondsAt(resumed, resumed.readAt + 1000)).toBeCloseTo(11, 6);
});

test('a line that was interrupted while reading is begun again', () => {
  const before = play(started(1), 2);
  const { caption } = viewPlayback(before, before.readAt);
  const resumed = send(send(before, { type: 'pause' }), { type: 'resume' });
  expect(viewPlayback(resumed, resumed.readAt).caption).toBe(caption);
  expect(resumed.position).toBeLessThan(before.position);
});

test(
  'after sleep a session is paused where it was, and nothing counts as done',
  { tags: ['spec:silent/session-goes-on'] },
  () => {
    const before = play(started(1, 2), 10);
    const woken = changePlayback(before, { type: 'tick' }, before.readAt + 3_600_000);
    expect(woken).toMatchObject({ state: 'paused', slept: true, position: before.position });
    expect(woken.doneIds.size).toBe(0);
  },
);

test('what is skipped is not done', () => {
  const played = play(send(started(1, 2), { type: 'skip' }), 600);
  expect([...played.doneIds]).toEqual([2]);
  expect(played.state).toBe('finished');
  const skippedAll = send(send(started(1, 2), { type: 'skip' }), { type: 'skip' });
  expect(skippedAll.state).toBe('finished');
  expect(viewPlayback(skippedAll, 0).caption).toBe('');
});

test('the one that was skipped can be done at the end, and then it is over', () => {
  const skipped = play(send(started(1, 2, 3), { type: 'skip' }), 600);
  const again = send(skipped, { type: 'jump', index: 0 });
  expect(again.state).toBe('running');
  const played = play(again, aScript(1).seconds + 1);
  expect(played.state).toBe('finished');
  expect(played.doneIds).toEqual(new Set([1, 2, 3]));
});

test('back begins the exercise again, and soon after its beginning the one before', () => {
  const [first] = aScript(1, 2).parts;
  const inSecond = play(started(1, 2), (first?.end ?? 0) + 10);
  const anew = send(inSecond, { type: 'back' });
  expect([indexOf(anew), anew.position]).toEqual([1, first?.end]);
  expect(indexOf(send(anew, { type: 'back' }))).toBe(0);
  expect(send(inSecond, { type: 'again' })).toEqual(anew);
});

test('who jumps to an exercise hears its name, not that it is time to rest', () => {
  const [first] = aScript(1, 2).parts;
  const arrived = play(started(1, 2), (first?.end ?? 0) + 1);
  expect(viewPlayback(arrived, arrived.readAt).caption).toBe('Rest. Next: Movement 2.');
  const landed = send(started(1, 2), { type: 'skip' });
  expect(viewPlayback(landed, landed.readAt).caption).toBe('Movement 2.');
});

test('another exercise in place of the one at hand begins anew; a later one changes nothing now', () => {
  const before = play(started(1, 2, 3), 20);
  const later = send(before, { type: 'replace', script: aScript(1, 9, 3) });
  expect(later.position).toBeCloseTo(before.position, 6);
  const now = send(before, { type: 'replace', script: aScript(8, 2, 3) });
  expect([now.position, now.state]).toEqual([0, 'running']);
});

test('when the exercises before go away the movement goes on where it is', () => {
  const parts = aScript(1, 2).parts;
  const before = play(started(1, 2), (parts[1]?.movementStart ?? 0) + 5);
  const after = send(before, { type: 'replace', script: aScript(2) });
  expect(movementSecondsAt(after, after.readAt)).toBeCloseTo(5, 6);
});

test('a session is taken up paused, where it was', () => {
  const ready = createPlayback(aScript(1, 2));
  const doneIds = new Set([1]);
  const taken = send(ready, { type: 'take-up', index: 1, secondsLeft: 5, doneIds });
  expect(taken).toMatchObject({ state: 'paused', doneIds });
  expect(indexOf(taken)).toBe(1);
});

test('a session is taken up within its exercise, however long its telling was before', () => {
  const script = aScript(1, 2);
  for (const secondsLeft of [0, 1000]) {
    const taken = send(createPlayback(script), {
      type: 'take-up',
      index: 1,
      secondsLeft,
      doneIds: new Set<number>(),
    });
    expect(indexOf(taken)).toBe(1);
    expect(taken.position).toBeLessThan(script.seconds);
  }
});

test('whatever is pressed whenever, a session stays within its script', () => {
  const script = compileScript([
    aPlayedExercise(1),
    aPlayedExercise(2, { sides: 'each', dose: { kind: 'hold', count: 1, seconds: 18 } }),
  ]);
  const events: PlaybackEvent[] = [
    ...(['start', 'pause', 'resume', 'skip', 'back', 'again', 'finish', 'tick'] as const).map(
      (type) => ({ type }),
    ),
    { type: 'jump', index: 1 },
    { type: 'jump', index: 7 },
    { type: 'replace', script: aScript(2, 4) },
  ];
  const presses = fc.array(fc.tuple(fc.constantFrom(...events), fc.integer({ min: 0, max: 9000 })));
  fc.assert(
    fc.property(presses, (all) => {
      let playback = changePlayback(createPlayback(script), { type: 'start' }, 0);
      for (const [event, later] of all) {
        playback = changePlayback(playback, event, playback.readAt + later);
        expect(playback.position).toBeGreaterThanOrEqual(0);
        expect(playback.position).toBeLessThanOrEqual(playback.script.seconds);
        const { step } = viewPlayback(playback, playback.readAt);
        expect(step.ring).toBeGreaterThanOrEqual(0);
        expect(step.ring).toBeLessThanOrEqual(1);
        expect(untilChange(playback, playback.readAt)).toBeGreaterThan(0);
      }
    }),
  );
});
