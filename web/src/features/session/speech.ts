import { spokenSeconds } from '@limber/domain/sessions/spoken-line';
import { chooseVoice } from './choose-voice.ts';

/** A voice that has not begun by then is taken for silent. */
const START_WITHIN_MS = 1500;
/** A voice may be slower than is reckoned with, by this factor. */
const END_WITHIN_LENGTHS = 2;
/** After so many failures nothing is said any more. */
const MAX_FAILURES = 2;

/** A slow voice is hurried by at most this factor, beyond which it is hard to follow. */
const MAX_RATE = 1.5;
/** Shorter lines say little about how fast a voice is. */
const MIN_TELLING_SECONDS = 2;

/** Says lines, one at a time. */
export type Speaker = {
  /** Says a line in place of the one that is being said. */
  say: (line: string, volume: number) => void;
  /** Says nothing more. */
  hush: () => void;
  works: () => boolean;
};

type Options = {
  /** The browser's; null where there is none. */
  synthesis: SpeechSynthesis | null;
  /** Of the page. */
  language: string;
  /** Called once, when the voice failed for good. */
  onBroken: () => void;
};

/**
 * The browser's voice. It is never paused, which wedges some engines for good: what was interrupted is said
 * again from its beginning. A watchdog notices a voice that never starts or never ends. One that is slower than
 * is reckoned with is hurried from its next line on, since every line ends before the next one.
 */
export function createSpeaker({ synthesis, language, onBroken }: Options): Speaker {
  let failures = 0;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  /** Kept, since some browsers forget a line that nothing refers to, and its events with it. */
  let current: SpeechSynthesisUtterance | null = null;
  let rate = 1;

  // Some browsers load their voices when they are asked for them the first time.
  synthesis?.getVoices();
  const works = () => synthesis !== null && failures < MAX_FAILURES;
  const hush = () => {
    clearTimeout(watchdog);
    const wasSpeaking = current !== null;
    current = null;
    if (wasSpeaking) synthesis?.cancel();
  };
  const fail = () => {
    failures += 1;
    hush();
    if (failures === MAX_FAILURES) onBroken();
  };
  const within = (ms: number) => {
    clearTimeout(watchdog);
    watchdog = setTimeout(fail, ms);
  };
  const say = (line: string, volume: number) => {
    if (synthesis === null || !works()) return;
    hush();
    const utterance = new SpeechSynthesisUtterance(line);
    const voice = chooseVoice(synthesis.getVoices(), language);
    utterance.lang = voice?.lang ?? language;
    utterance.voice = voice;
    utterance.volume = volume;
    utterance.rate = rate;
    let startedAt = 0;
    // What we interrupted ourselves is current no more, and tells about it all the same.
    const on = (event: 'start' | 'end' | 'error', then: () => void) =>
      utterance.addEventListener(event, () => {
        if (current === utterance) then();
      });
    on('start', () => {
      startedAt = performance.now();
      within(spokenSeconds(line) * END_WITHIN_LENGTHS * 1000);
    });
    on('error', fail);
    on('end', () => {
      clearTimeout(watchdog);
      current = null;
      rate = rateFor(line, (performance.now() - startedAt) * utterance.rate, rate);
    });
    current = utterance;
    within(START_WITHIN_MS);
    synthesis.speak(utterance);
  };
  return { say, hush, works };
}

/** The rate for the next line, when this one took so many milliseconds at the normal rate. */
function rateFor(line: string, ms: number, before: number): number {
  const reckoned = spokenSeconds(line);
  if (reckoned < MIN_TELLING_SECONDS) return before;
  return Math.min(MAX_RATE, Math.max(1, ms / 1000 / reckoned));
}
