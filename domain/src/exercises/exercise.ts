import type { BodyArea } from '../body-areas.ts';

/** How the exercise can be done. `either`: the same movement works seated and standing. */
export const POSTURES = ['seated', 'standing', 'either'] as const;
export type Posture = (typeof POSTURES)[number];

/** Conditions under which the user should choose another exercise. */
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

/**
 * How often and how long the movement is done. `repetitions`: `count` slow movements of `seconds` each.
 * `hold`: `count` holds of `seconds` each. Both count for each side when the exercise is one-sided.
 */
export type Dose = { kind: 'repetitions' | 'hold'; count: number; seconds: number };

/** An exercise of the library as its authors write it. */
export type AuthoredExercise = {
  /** The number in "JME 12 Chin Tuck": unique, and never used again for another exercise. */
  id: number;
  title: string;
  bodyArea: BodyArea;
  /** One sentence: what moves, and what for. */
  description: string;
  /** Three to six steps; the first is the starting position. */
  instructions: readonly string[];
  /** Breathing, the common mistake, the gentler version (regression), when to stop. */
  notes: string;
  posture: Posture;
  /** `both` sides at once, or `each` side in turn. */
  sides: 'both' | 'each';
  dose: Dose;
  /** Whether it can be done unnoticed on a video call. */
  discreet: boolean;
  premium: boolean;
  contraindications: readonly Contraindication[];
};

/**
 * The duration in whole seconds, both sides included: usually 36, so that five exercises take three minutes.
 */
export function exerciseSeconds({ dose, sides }: Pick<AuthoredExercise, 'dose' | 'sides'>): number {
  return dose.count * dose.seconds * (sides === 'each' ? 2 : 1);
}

/** The exercise's full name: "JME 12 Chin Tuck". */
export function exerciseName({ id, title }: Pick<AuthoredExercise, 'id' | 'title'>): string {
  return `JME ${id} ${title}`;
}

/** The number in a name that contains "JME {number}", or null. */
function jmeNumber(name: string): number | null {
  const digits = /JME (\d+)/.exec(name)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Compares in the order of the library: numbered names by their number, then all others by alphabet. */
export function byJmeNumber(a: { name: string }, b: { name: string }): number {
  const left = jmeNumber(a.name);
  const right = jmeNumber(b.name);
  if (left !== null && right !== null) return left - right;
  if (left !== null) return -1;
  if (right !== null) return 1;
  return a.name.localeCompare(b.name, 'en');
}
