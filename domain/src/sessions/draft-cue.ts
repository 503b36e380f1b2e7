import type { Cue, CueKind } from './session-script.ts';
import { spokenSeconds } from './spoken-line.ts';

/** A cue before it is known how many words there is time for. */
export type DraftCue = {
  kind: CueKind;
  at: number;
  exercise: number;
  /** From the most telling to the shortest; none for a tone alone. */
  lines: readonly string[];
  landing?: string;
};

/** Rounding of times that are sums of fractions. */
const TOLERANCE_SECONDS = 1e-9;

/** Gives each cue the most telling line that has ended when the next cue comes. In the order of time. */
export function withRoom(drafts: readonly DraftCue[]): readonly Cue[] {
  return drafts.map(({ lines, ...cue }, index) => {
    const room = (drafts[index + 1]?.at ?? Infinity) - cue.at + TOLERANCE_SECONDS;
    return { ...cue, words: lines.find((line) => spokenSeconds(line) <= room) ?? null };
  });
}
