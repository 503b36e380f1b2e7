import { vi } from 'vitest';

/** Behaviours met in browsers. */
export type VoiceBehaviour =
  | 'works'
  | 'slow'
  | 'fails'
  | 'never-starts'
  | 'never-ends'
  | 'cuts-off';

class FakeUtterance extends EventTarget {
  text: string;
  lang = '';
  voice: unknown = null;
  volume = 1;
  rate = 1;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** A fake voice that says each line in 0.4 s, or in about 3 s when `slow`. */
export class FakeSynthesis {
  behaviour: VoiceBehaviour = 'works';
  /** All lines in the order said, interrupted ones included. */
  readonly said: string[] = [];
  readonly volumes: number[] = [];
  readonly rates: number[] = [];
  cancelled = 0;
  #speaking: FakeUtterance | null = null;

  getVoices(): SpeechSynthesisVoice[] {
    return [];
  }

  speak(utterance: FakeUtterance): void {
    this.said.push(utterance.text);
    this.volumes.push(utterance.volume);
    this.rates.push(utterance.rate);
    this.#speaking = utterance;
    const tell = (event: string, after: number) =>
      setTimeout(() => {
        if (this.#speaking === utterance) utterance.dispatchEvent(new Event(event));
      }, after);
    if (this.behaviour === 'fails') tell('error', 0);
    if (this.behaviour === 'fails' || this.behaviour === 'never-starts') return;
    tell('start', 100);
    if (this.behaviour === 'cuts-off') tell('error', 200);
    if (this.behaviour === 'works') tell('end', 400);
    if (this.behaviour === 'slow') tell('end', 100 + 3000 / utterance.rate);
  }

  cancel(): void {
    this.cancelled += 1;
    const interrupted = this.#speaking;
    this.#speaking = null;
    interrupted?.dispatchEvent(new Event('error'));
  }

  /** Fails the test, since pausing breaks real engines. */
  pause(): never {
    throw new Error('A voice is never paused');
  }
}

/** Replaces the browser's speech until the end of the test. */
export function fakeSpeech(behaviour: VoiceBehaviour = 'works'): FakeSynthesis {
  const synthesis = new FakeSynthesis();
  synthesis.behaviour = behaviour;
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  vi.stubGlobal('speechSynthesis', synthesis);
  return synthesis;
}
