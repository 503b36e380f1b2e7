import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPlayer, type PlayerStore } from './create-player.ts';
import { fakeLocks } from './test/fake-locks.ts';
import { fakeSpeech } from './test/fake-speech.ts';
import { aScript, aPlayedExercise } from './test/player-samples.ts';

const WORKOUT = { userId: 1, key: 'routine-7' };
const script = aScript(1, 2);
let close: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-05T09:00:00') });
  fakeSpeech();
  fakeLocks();
});

afterEach(() => {
  for (const each of close) each();
  close = [];
  vi.restoreAllMocks();
});

function openTab(): PlayerStore & { close: () => void } {
  const session = createPlayer(WORKOUT, [aPlayedExercise(1), aPlayedExercise(2)]);
  const hide = session.show();
  close.push(hide);
  return { ...session, close: hide };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test('a Start that gives way to another tab leaves what that one keeps', async () => {
  const [first, second] = [openTab(), openTab()];
  await pass(0);
  first.current().controls.start();
  await pass((script.parts[1]?.movementStart ?? 0) + 5);
  first.current().controls.pause();
  second.current().controls.start();
  await pass(0.1);
  expect(second.current().status).toBe('elsewhere');
  second.current().controls.takeOver();
  expect(second.current()).toMatchObject({ status: 'running', index: 1 });
  expect(second.current().doneIds).toEqual(new Set([1]));
});

test('leaving a session that has ended keeps one that has begun since', async () => {
  const ended = openTab();
  await pass(0);
  ended.current().controls.start();
  await pass(script.seconds + 1);
  expect(ended.current().status).toBe('finished');
  const again = openTab();
  again.current().controls.start();
  await pass(10);
  again.current().controls.pause();
  ended.close();
  expect(openTab().current().resumable).toMatchObject({ index: 0 });
});
