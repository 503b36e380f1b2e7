import type { DraftCue } from './draft-cue.ts';
import { spokenLines, spokenSeconds } from './spoken-line.ts';
import type { CueKind, ScriptSpan } from './workout-script.ts';

type SpanDraft = Pick<ScriptSpan, 'kind' | 'side' | 'repetition' | 'from' | 'to'>;

/** One exercise of a script while it is written, from `start` on: cues as they are said, spans as time passes. */
export class DraftPart {
  readonly cues: DraftCue[] = [];
  readonly spans: ScriptSpan[] = [];
  private readonly exercise: number;
  private at: number;

  constructor(exercise: number, start: number) {
    this.exercise = exercise;
    this.at = start;
  }

  get end(): number {
    return this.at;
  }

  /** Lets `seconds` pass. */
  pass(seconds: number, span: SpanDraft): void {
    if (seconds <= 0) return;
    this.spans.push({ ...span, start: this.at, end: this.at + seconds });
    this.at += seconds;
  }

  /** Adds a cue with other words when the user jumps here. */
  cueLanding(kind: CueKind, line: string, landing: string): void {
    this.cues.push({ kind, at: this.at, exercise: this.exercise, lines: [line], landing });
  }

  /** Adds a cue `after` seconds from now, with the longest of `lines` that there is room for. */
  cue(kind: CueKind, lines: readonly string[], after = 0): void {
    this.cues.push({ kind, at: this.at + after, exercise: this.exercise, lines });
  }

  /**
   * Adds a text as cues that follow each other from `after` seconds on, and returns the seconds until all of it is
   * said.
   */
  say(kind: CueKind, text: string, after = 0): number {
    let said = after;
    for (const line of spokenLines(text)) {
      this.cue(kind, [line], said);
      said += spokenSeconds(line);
    }
    return said;
  }
}
