import { spokenSeconds } from '@limber/domain/player/spoken-line';
import { chooseVoice } from './choose-voice.ts';

/** A voice that takes longer to begin counts as silent. */
const START_WITHIN_MS = 1500;
/** A voice that has not begun after this time, when the next line comes, counts as silent too. */
const STARTED_BY_THEN_MS = 1000;
/** Factor by which a voice may be slower than estimated. */
const END_WITHIN_LENGTHS = 2;
const MAX_FAILURES = 2;

/** Greatest rate for a slow voice; faster ones are hard to follow. */
const MAX_RATE = 1.5;
/** Shorter lines tell little about a voice's pace. */
const MIN_TELLING_SECONDS = 2;

/** Says one line at a time. */
export type Speaker = {
  /** Replaces the current line. */
  say: (line: string, volume: number) => void;
  hush: () => void;
  works: () => boolean;
};

type Options = {
  /** Null in a browser without speech. */
  synthesis: SpeechSynthesis | null;
  /** The page's language. */
  language: string;
  /** Called once, when the voice failed for good. */
  onBroken: () => void;
};

/**
 * The browser's voice. Never paused, which breaks some engines for good: an interrupted line is said again from
 * its beginning. A watchdog notices a voice that never starts or ends. A slow voice speaks faster from its next
 * line on, since every line ends before the next one.
 */
export function createSpeaker({ synthesis, language, onBroken }: Options): Speaker {
  let failures = 0;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  /** Kept, since some browsers drop an unreferenced line with its events. */
  let current: SpeechSynthesisUtterance | null = null;
  let rate = 1;
  let askedAt = 0;
  let startedAt: number | null = null;

  // Some browsers load their voices at the first request for them.
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
    const isLate = startedAt === null && performance.now() - askedAt >= STARTED_BY_THEN_MS;
    if (current !== null && isLate) fail();
    if (synthesis === null || !works()) return;
    hush();
    const utterance = new SpeechSynthesisUtterance(line);
    const voice = chooseVoice(synthesis.getVoices(), language);
    utterance.lang = voice?.lang ?? language;
    utterance.voice = voice;
    utterance.volume = volume;
    utterance.rate = rate;
    // An interrupted line still fires events.
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
      const seconds = (performance.now() - (startedAt ?? askedAt)) / 1000;
      rate = rateFor(line, seconds * utterance.rate, rate);
    });
    current = utterance;
    askedAt = performance.now();
    startedAt = null;
    within(START_WITHIN_MS);
    synthesis.speak(utterance);
  };
  return { say, hush, works };
}

/** The rate for the next line, after this one took `seconds` at the normal rate. */
function rateFor(line: string, seconds: number, before: number): number {
  const reckoned = spokenSeconds(line);
  if (reckoned < MIN_TELLING_SECONDS) return before;
  return Math.min(MAX_RATE, Math.max(1, seconds / reckoned));
}
