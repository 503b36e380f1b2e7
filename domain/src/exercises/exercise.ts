import type { BodyArea } from '../body-areas.ts';
import type { Muscle } from './muscles.ts';
import type { SourceKey } from './sources.ts';

/** `either`: the same movement works seated and standing. */
export const POSTURES = ['seated', 'standing', 'either'] as const;
export type Posture = (typeof POSTURES)[number];

export const CONTRAINDICATIONS = [
  'dizziness',
  'highBloodPressure',
  'osteoporosis',
  'hypermobility',
  'pregnancy',
  'recentSurgery',
  'jointReplacement',
  'nerveSymptoms',
  'acutePain',
  'poorBalance',
  'discOrSciatica',
] as const;
export type Contraindication = (typeof CONTRAINDICATIONS)[number];

/** `nerveGlide` moves a nerve to and fro within its bed, without a stretch. */
export const KINDS = [
  'mobility',
  'stretch',
  'isometric',
  'strength',
  'nerveGlide',
  'balance',
  'breath',
  'eyes',
] as const;
export type Kind = (typeof KINDS)[number];

/** The direction in which neck or back bend; `backward` includes retraction of head or shoulder blades. */
export const BENDS = ['forward', 'backward'] as const;
export type Bend = (typeof BENDS)[number];

/** From the least demand on the body to the most. */
export const LEVELS = ['gentle', 'moderate', 'demanding'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * `none`: a limb's own weight at most. `ownForce`: against a hand or something that does not move.
 * `bandOrBottle`: an elastic band or a bottle of water may be added.
 */
export const LOADS = ['none', 'ownForce', 'bodyWeight', 'bandOrBottle'] as const;
export type Load = (typeof LOADS)[number];

/**
 * `repetitions`: `count` slow movements of `seconds` each. `hold`: `count` holds of `seconds` each. Both
 * count for each side when the exercise is one-sided.
 */
export type Dose = {
  kind: 'repetitions' | 'hold';
  count: number;
  seconds: number;
  /** Half of them go one way, half the other: the count stays even. */
  inPairs?: boolean;
};

/**
 * The movement in words, apart from its dose. Each line is both read and spoken: a whole sentence that takes at most
 * 8 seconds to say, of at most three facts.
 */
export type Steps = {
  /** The starting position. */
  start: readonly string[];
  /** The way out, or the way into a hold, in the order of the movement. */
  out: readonly string[];
  /** The way back to the starting position. */
  back: string;
  /** The way back in a few words, where leaving it out once could harm: "And sit down slowly." */
  backEachTime?: string;
  /** The feeling to look for, or what stays still. */
  cue: string;
  /** In pairs: the change of direction, hand or foot after half of them. */
  halfway?: string;
  /** One-sided: how to arrange the other side where hands, feet or thing change. */
  otherSide?: string;
  /** True when the body turns round, or changes places, for the other side. */
  turnsRound?: true;
  /** The way out of the starting position, where it cannot be guessed: "Put your foot down." */
  finish?: string;
};

export type ExerciseNotes = {
  breathe: string;
  avoid: string;
  /** The gentler version (regression). */
  easier: string;
  /** The version that asks for more (progression); null where none is sensible at a desk. */
  harder: string | null;
  /** The sign to stop, as a sentence: "You feel dizzy." */
  stopWhen: string;
};

export type AuthoredExercise = {
  /** The number in "JME 12 Chin Tuck": unique, and never used again for another exercise. */
  id: number;
  title: string;
  bodyArea: BodyArea;
  kind: Kind;
  level: Level;
  load: Load;
  /** The muscles that work or are stretched, the most important first. */
  muscles: readonly Muscle[];
  /** Further words that people type to find it: "typing", "sciatica". */
  searchWords: readonly string[];
  /** The reason for which this is one of its area's best: a routine holds one of them on most days. */
  core?: string;
  /** Null for our own, after common practice. */
  source: SourceKey | null;
  /** The exercise of which this is a variant; a routine never holds both, nor two variants of one. */
  variantOf?: number;
  /** One sentence: the movement and its purpose. */
  description: string;
  steps: Steps;
  notes: ExerciseNotes;
  posture: Posture;
  /** `both` sides at once, or `each` side in turn. */
  sides: 'both' | 'each';
  dose: Dose;
  /** Whether neither a colleague nor the camera of a video call would notice. */
  discreet: boolean;
  premium: boolean;
  contraindications: readonly Contraindication[];
};

/** Whole seconds, both sides included: usually 36, so that five exercises take three minutes. */
export function exerciseSeconds({ dose, sides }: Pick<AuthoredExercise, 'dose' | 'sides'>): number {
  return dose.count * dose.seconds * (sides === 'each' ? 2 : 1);
}

/** "JME 12 Chin Tuck". */
export function exerciseName({ id, title }: Pick<AuthoredExercise, 'id' | 'title'>): string {
  return `JME ${id} ${title}`;
}

function jmeNumber(name: string): number | null {
  const digits = /JME (\d+)/.exec(name)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Numbered names by their number, then all others by alphabet. */
export function byJmeNumber(a: { name: string }, b: { name: string }): number {
  const left = jmeNumber(a.name);
  const right = jmeNumber(b.name);
  if (left !== null && right !== null) return left - right;
  if (left !== null) return -1;
  if (right !== null) return 1;
  return a.name.localeCompare(b.name, 'en');
}
