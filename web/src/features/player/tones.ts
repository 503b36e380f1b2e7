import type { CueKind } from '@limber/domain/player/workout-script';

/** Pitch in hertz. */
type Note = { pitch: number; seconds: number };

const note = (pitch: number, seconds: number): Note => ({ pitch, seconds });
const [C5, E5, G5, C6] = [523.25, 659.25, 783.99, 1046.5];

/** The notes of each kind of cue; none for cues that only lead up to a movement. */
const TONES: Record<CueKind, readonly Note[]> = {
  rest: [note(E5, 0.12), note(C5, 0.2)],
  name: [],
  place: [],
  show: [],
  guide: [],
  dose: [],
  side: [],
  count: [note(G5, 0.1)],
  hold: [note(C6, 0.25)],
  left: [note(E5, 0.06)],
  return: [note(G5, 0.12), note(E5, 0.12)],
  change: [note(C5, 0.12), note(G5, 0.2)],
  done: [note(C5, 0.14), note(E5, 0.14), note(G5, 0.3)],
};

/** Greatest gain of a note, of 1: loud enough to be heard beside music. */
const PEAK = 0.25;
/** Fade at the beginning and end of a note, without which it would click. */
const FADE_SECONDS = 0.012;

/** `at`: seconds of the audio context. */
export type TimedTone = { kind: CueKind; at: number };

export function hasTone(kind: CueKind): boolean {
  return TONES[kind].length > 0;
}

/**
 * Schedules tones by the audio context's clock, which is exact even where timers are not. Returns a function
 * that cancels the remaining ones. `volume`: 0 to 1.
 */
export function scheduleTones(
  context: BaseAudioContext,
  tones: readonly TimedTone[],
  volume: number,
): () => void {
  const output = context.createGain();
  output.gain.value = volume;
  output.connect(context.destination);
  for (const { kind, at } of tones) {
    let start = at;
    for (const { pitch, seconds } of TONES[kind]) {
      soundNote(context, output, pitch, start, start + seconds);
      start += seconds;
    }
  }
  return () => output.disconnect();
}

function soundNote(
  context: BaseAudioContext,
  output: AudioNode,
  pitch: number,
  start: number,
  end: number,
): void {
  const oscillator = context.createOscillator();
  oscillator.frequency.value = pitch;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(PEAK, start + FADE_SECONDS);
  envelope.gain.setValueAtTime(PEAK, end - FADE_SECONDS);
  envelope.gain.linearRampToValueAtTime(0, end);
  oscillator.connect(envelope).connect(output);
  oscillator.start(start);
  oscillator.stop(end);
}
