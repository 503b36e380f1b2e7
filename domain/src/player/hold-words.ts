import { counted } from '../counted.ts';
import { spokenSeconds } from './spoken-line.ts';

/** Seconds from which a hold has words in its middle. */
const MIN_HALVED_HOLD_SECONDS = 20;
/** Seconds from which a hold announces its end, and how long before. */
const MIN_ANNOUNCED_HOLD_SECONDS = 12;
const ANNOUNCED_SECONDS = 5;

type Timed = { after: number; words: string };

export type HoldWords = {
  begin: string;
  /** Coaching that fits, with the seconds since the hold began. */
  coaching: readonly Timed[];
  /** The rest of the hold. */
  left: readonly Timed[];
  /** Coaching for which there is no room. */
  over: readonly string[];
};

/** The words of one hold, with as much of `coaching` as fits in between. */
export function holdWords(
  seconds: number,
  repetition: number,
  coaching: readonly string[],
): HoldWords {
  const begin = repetition === 1 ? `Hold for ${counted(seconds, 'second')}.` : 'Hold.';
  const left = [
    ...(seconds >= MIN_HALVED_HOLD_SECONDS ? [{ after: seconds / 2, words: 'Halfway.' }] : []),
    ...(seconds >= MIN_ANNOUNCED_HOLD_SECONDS
      ? [{ after: seconds - ANNOUNCED_SECONDS, words: 'Five more seconds.' }]
      : []),
  ];
  const ends = [...left.map(({ after }) => after), seconds];
  const said: Timed[] = [];
  const over: string[] = [];
  let free = spokenSeconds(begin);
  for (const words of coaching) {
    const needed = spokenSeconds(words);
    const after = [free, ...left.map((each) => each.after + spokenSeconds(each.words))]
      .filter((each) => each >= free)
      .find((each) => each + needed <= (ends.find((end) => end > each) ?? 0));
    if (after === undefined) over.push(words);
    else {
      said.push({ after, words });
      free = after + needed;
    }
  }
  return { begin, coaching: said, left, over };
}
