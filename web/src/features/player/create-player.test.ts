import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPlayer } from './create-player.ts';
import type { PlayedExercise } from './player.ts';
import { fakeLocks } from './test/fake-locks.ts';
import { type FakeSynthesis, fakeSpeech, type VoiceBehaviour } from './test/fake-speech.ts';
import { aScript, aPlayedExercise } from './test/player-samples.ts';

const WORKOUT = { userId: 1, key: 'routine-7' };
const two = [aPlayedExercise(1), aPlayedExercise(2)];
let synthesis: FakeSynthesis;
let hide: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-05T09:00:00') });
  synthesis = fakeSpeech();
});

afterEach(() => {
  for (const each of hide) each();
  hide = [];
  Reflect.deleteProperty(navigator, 'mediaSession');
  vi.restoreAllMocks();
});

function openTab(exercises: readonly PlayedExercise[] = two, workout = WORKOUT) {
  const session = createPlayer(workout, exercises);
  const onExerciseDone = vi.fn<(id: number) => void>();
  const onFinished = vi.fn<() => void>();
  session.report({ onExerciseDone, onFinished });
  const close = session.show();
  hide.push(close);
  return {
    session,
    close,
    onExerciseDone,
    onFinished,
    now: session.current,
    press: session.current().controls,
  };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const whole = aScript(1, 2).seconds + 1;

test('one press runs a session to its end, and every exercise is reported when it was done', async () => {
  const tab = openTab();
  tab.press.start();
  await pass((aScript(1, 2).parts[0]?.end ?? 0) - 0.5);
  expect(tab.onExerciseDone).not.toHaveBeenCalled();
  await pass(1);
  expect(tab.onExerciseDone.mock.calls).toEqual([[1]]);
  await pass(whole);
  expect(tab.onExerciseDone.mock.calls).toEqual([[1], [2]]);
  expect(tab.onFinished).toHaveBeenCalledOnce();
  expect(tab.now().status).toBe('finished');
});

test('a known exercise is told whole by one press, from its beginning', async () => {
  const tab = openTab(two.map((one) => ({ ...one, isKnown: true })));
  tab.press.start();
  await pass(20);
  expect(synthesis.said.join(' ')).not.toContain('Sit tall.');
  tab.press.again();
  await pass(5);
  expect(synthesis.said.join(' ')).toContain('Sit tall.');
});

test(
  'every line that is shown is said, word for word and once',
  { tags: ['spec:silent/session-without-hands'] },
  async () => {
    const tab = openTab();
    const shown: string[] = [];
    tab.session.subscribe(() => {
      const { caption } = tab.now();
      if (shown.at(-1) !== caption) shown.push(caption);
    });
    tab.press.start();
    await pass(whole);
    expect(synthesis.said).toEqual(shown);
    expect(shown).toContain('Rest. Next: Movement 2.');
  },
);

test('a session is drawn anew at cues and once a second, not with every frame', async () => {
  const tab = openTab();
  const listener = vi.fn<() => void>();
  tab.session.subscribe(listener);
  tab.press.start();
  await pass(20);
  expect(listener.mock.calls.length).toBeLessThan(20 * 2 + 5);
  const before = tab.now();
  await pass(0.01);
  expect(tab.now()).toBe(before);
});

test('a pause hushes the voice, and going on says the line again', async () => {
  const tab = openTab();
  tab.press.start();
  await pass(1.3);
  const line = synthesis.said.at(-1);
  tab.press.pause();
  await pass(60);
  expect([synthesis.said.at(-1), tab.now().status]).toEqual([line, 'paused']);
  const count = synthesis.said.length;
  tab.press.resume();
  expect(synthesis.said.slice(count)).toEqual([line]);
});

test.each<VoiceBehaviour>(['fails', 'never-starts', 'never-ends', 'cuts-off'])(
  'with a voice that %s the session runs on, and says so in one remark',
  async (behaviour) => {
    synthesis.behaviour = behaviour;
    const tab = openTab();
    tab.press.start();
    await pass(30);
    expect(tab.now().remark).toBe('The voice does not work here. Tones and captions go on.');
    expect(tab.now().sound.voiceWorks).toBe(false);
    await pass(whole);
    expect(tab.now().status).toBe('finished');
    // The voice is given up after two failures; an endless line that is interrupted counts as none.
    expect(synthesis.said.length).toBeLessThan(12);
  },
);

test('a reload in the middle offers to go on, and one press does', async () => {
  const before = openTab();
  before.press.start();
  await pass((aScript(1, 2).parts[1]?.movementStart ?? 0) + 10);
  const seconds = before.now().clock.seconds();
  before.close();
  const after = openTab();
  expect(after.now()).toMatchObject({ status: 'ready', resumable: { index: 1 } });
  after.press.takeUp();
  expect(after.now().status).toBe('running');
  expect(after.now().clock.seconds()).toBeCloseTo(seconds, 1);
  expect(after.onExerciseDone).not.toHaveBeenCalled();
});

test('it goes on too when what was done is no longer among the exercises', async () => {
  const before = openTab();
  before.press.start();
  await pass((aScript(1, 2).parts[1]?.movementStart ?? 0) + 10);
  before.close();
  const after = openTab([aPlayedExercise(2)]);
  expect(after.now().resumable).toMatchObject({ index: 0 });
});

test('the session of another workout is not taken up; a finished one neither', async () => {
  const routine = openTab();
  routine.press.start();
  await pass(10);
  routine.close();
  expect(openTab(two, { ...WORKOUT, key: 'plan-3' }).now().resumable).toBeNull();
  const again = openTab();
  again.press.takeUp();
  await pass(whole);
  expect(openTab().now().resumable).toBeNull();
});

test(
  'only one tab runs a session; the other can take over where it is',
  { tags: ['spec:silent/session-goes-on'] },
  async () => {
    fakeLocks();
    const first = openTab();
    first.press.start();
    await pass(20);
    const second = openTab();
    await pass(0);
    expect(second.now().status).toBe('elsewhere');
    const { index, clock } = first.now();
    const seconds = clock.seconds();
    second.press.takeOver();
    expect(second.now().status).toBe('running');
    expect(second.now().index).toBe(index);
    expect(Math.abs(second.now().clock.seconds() - seconds)).toBeLessThan(1);
    await pass(0.1);
    expect(first.now().status).toBe('elsewhere');
    second.close();
    await pass(0.1);
    expect(first.now()).toMatchObject({ status: 'ready', resumable: { index: 0 } });
  },
);

test('a tab that was taken over from gives the media keys back', async () => {
  fakeLocks();
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const mediaSession = { setActionHandler: () => {}, playbackState: 'none', metadata: null };
  vi.stubGlobal('MediaMetadata', Object);
  Object.defineProperty(navigator, 'mediaSession', { value: mediaSession, configurable: true });
  const [first, second] = [openTab(), openTab()];
  first.press.start();
  await pass(5);
  expect(pause).not.toHaveBeenCalled();
  second.press.takeOver();
  await pass(0);
  expect(first.now().status).toBe('elsewhere');
  expect(pause).toHaveBeenCalledOnce();
});

test('a tab that starts while another already runs gives way to it', async () => {
  fakeLocks();
  const [first, second] = [openTab(), openTab()];
  await pass(0);
  first.press.start();
  await pass(10);
  second.press.start();
  await pass(1);
  expect([first.now().status, second.now().status]).toEqual(['running', 'elsewhere']);
});

test('a device that slept finds its session paused, with a word why', async () => {
  const tab = openTab();
  tab.press.start();
  await pass(10);
  vi.setSystemTime(Date.now() + 600_000);
  await pass(1);
  expect(tab.now()).toMatchObject({ status: 'paused', remark: 'Paused while this device slept.' });
  tab.press.resume();
  expect(tab.now()).toMatchObject({ status: 'running', remark: null });
});

test('a discreet routine begins silent; M makes it heard as the user likes it', async () => {
  const tab = openTab([aPlayedExercise(1, { discreet: true })]);
  tab.press.start();
  await pass(5);
  expect([tab.now().sound.mode, synthesis.said]).toEqual(['silent', []]);
  tab.now().sound.toggle();
  await pass(30);
  expect(tab.now().sound.mode).toBe('voice');
  expect(synthesis.said.length).toBeGreaterThan(0);
});

test('who uses a screen reader hears one voice only, and need not say so again', async () => {
  const tab = openTab();
  tab.now().sound.setScreenReader(true);
  tab.press.start();
  await pass(30);
  expect(synthesis.said).toEqual([]);
  expect(openTab().now().sound).toMatchObject({ mode: 'voice', screenReader: true });
});

test('mode and volume are kept in this browser', () => {
  const { sound } = openTab().now();
  sound.setMode('tones');
  sound.setVolume(0.25);
  expect(openTab().now().sound).toMatchObject({ mode: 'tones', volume: 0.25 });
});

test('equal exercises that come anew change nothing; another one begins anew', async () => {
  const tab = openTab();
  tab.press.start();
  await pass(15);
  const before = tab.now();
  tab.session.setExercises([aPlayedExercise(1), aPlayedExercise(2)]);
  expect(tab.now()).toBe(before);
  tab.session.setExercises([aPlayedExercise(5), aPlayedExercise(2)]);
  expect(tab.now()).toMatchObject({ status: 'running', index: 0, caption: 'Movement 5.' });
  await pass(whole);
  expect(tab.onExerciseDone.mock.calls).toEqual([[5], [2]]);
});
