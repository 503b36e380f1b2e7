import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCuePlayer } from './cue-player.ts';
import { fakeSpeech, type VoiceBehaviour } from './test/fake-speech.ts';
import { aScript } from './test/player-samples.ts';
import type { SoundSettings } from './sound-settings.ts';

/** Starts of notes that were not cancelled, in seconds of the audio context. */
let notes: { at: number; output: object }[] = [];

class FakeParam {
  value = 0;
  setValueAtTime() {}
  linearRampToValueAtTime() {}
}

class FakeNode {
  readonly gain = new FakeParam();
  readonly frequency = new FakeParam();
  next: FakeNode | null = null;
  connect(next: FakeNode) {
    this.next = next;
    return next;
  }
  disconnect() {
    notes = notes.filter(({ output }) => output !== this);
  }
  start(at: number) {
    notes.push({ at, output: this.next?.next ?? this });
  }
  stop() {}
}

/** An audio context whose clock stands at 100 seconds. */
class FakeContext {
  readonly currentTime = 100;
  readonly destination = new FakeNode();
  createGain = () => new FakeNode();
  createOscillator = () => new FakeNode();
  resume = async () => undefined;
  close = async () => undefined;
}

const script = aScript(1);
const start = script.parts[0]?.movementStart ?? 0;
const sound: SoundSettings = { mode: 'tones', volume: 1, screenReader: false };
const onVoiceBroken = vi.fn<() => void>();

beforeEach(() => {
  notes = [];
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', FakeContext);
});

afterEach(() => {
  vi.restoreAllMocks();
});

function playerWith(behaviour: VoiceBehaviour = 'works') {
  const synthesis = fakeSpeech(behaviour);
  const player = createCuePlayer(onVoiceBroken);
  player.unlock();
  return { synthesis, player };
}

test('tones are laid on the clock of the audio, from where the session is', () => {
  const { player } = playerWith();
  player.schedule(script, start + 10, sound);
  const [first] = notes;
  // The third repetition begins 12 seconds after the start of the movement, so in 2 seconds.
  expect(first?.at).toBeCloseTo(102, 6);
});

test('scheduling anew and silence take away what has not sounded', () => {
  const { player } = playerWith();
  player.schedule(script, 0, sound);
  const count = notes.length;
  player.schedule(script, 0, sound);
  expect(notes).toHaveLength(count);
  player.silence();
  expect(notes).toEqual([]);
});

test('a voice takes the place of tones; with a screen reader tones take that of the voice', () => {
  const { player, synthesis } = playerWith();
  player.schedule(script, 0, { ...sound, mode: 'voice' });
  player.say('Chin Tuck.', { ...sound, mode: 'voice' });
  expect(notes).toEqual([]);
  const withReader: SoundSettings = { mode: 'voice', volume: 1, screenReader: true };
  player.schedule(script, 0, withReader);
  player.say('Sit tall.', withReader);
  expect(notes.length).toBeGreaterThan(0);
  expect(synthesis.said).toEqual(['Chin Tuck.']);
});

test('a silent session says nothing and sounds nothing', () => {
  const { player, synthesis } = playerWith();
  player.schedule(script, 0, { ...sound, mode: 'silent' });
  player.say('Chin Tuck.', { ...sound, mode: 'silent' });
  expect([notes, synthesis.said]).toEqual([[], []]);
});

test('before a press nothing is laid on a clock that does not run', () => {
  fakeSpeech();
  createCuePlayer(onVoiceBroken).schedule(script, 0, sound);
  expect(notes).toEqual([]);
});

test('a change of sides is felt on devices that can', () => {
  const vibrate = vi.fn<(pattern: number[]) => boolean>();
  vi.stubGlobal('navigator', { vibrate });
  const { player } = playerWith();
  player.feel({ kind: 'change', at: 0, exercise: 0, words: null });
  player.feel({ kind: 'count', at: 0, exercise: 0, words: '2' });
  expect(vibrate.mock.calls).toEqual([[[60, 80, 60]]]);
});
