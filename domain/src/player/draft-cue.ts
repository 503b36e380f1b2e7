import type { Cue, CueKind } from './workout-script.ts';
import { spokenSeconds } from './spoken-line.ts';

export type DraftCue = {
  kind: CueKind;
  at: number;
  exercise: number;
  /** From the longest to the shortest; empty for a tone alone. */
  lines: readonly string[];
  landing?: string;
};

const TOLERANCE_SECONDS = 1e-9;

/** Gives each cue its longest line that ends before the next cue. */
export function withRoom(drafts: readonly DraftCue[]): readonly Cue[] {
  return drafts.map(({ lines, ...cue }, index) => {
    const room = (drafts[index + 1]?.at ?? Infinity) - cue.at + TOLERANCE_SECONDS;
    return { ...cue, words: lines.find((line) => spokenSeconds(line) <= room) ?? null };
  });
}
