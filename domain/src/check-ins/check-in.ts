import { BODY_AREAS, type BodyArea } from '../body-areas.ts';
import type { Weights } from '../pain-points/weights.ts';

export const FEELINGS = ['better', 'same', 'worse'] as const;
export type Feeling = (typeof FEELINGS)[number];

const FEELING_WORDS: Record<Feeling, string> = { better: 'Better', same: 'Same', worse: 'Worse' };

export function feelingWords(feeling: Feeling): string {
  return FEELING_WORDS[feeling];
}

const QUESTIONS: Record<BodyArea, string> = {
  neck: 'How does your neck feel?',
  shoulders: 'How do your shoulders feel?',
  elbows: 'How do your elbows feel?',
  wristsHands: 'How do your wrists and hands feel?',
  upperBack: 'How does your upper back feel?',
  lowerBack: 'How does your lower back feel?',
  hips: 'How do your hips feel?',
  knees: 'How do your knees feel?',
  anklesFeet: 'How do your ankles and feet feel?',
};

export function checkInQuestion(area: BodyArea): string {
  return QUESTIONS[area];
}

type Moved = {
  exercises: readonly { bodyArea: BodyArea }[];
  weights: Weights;
  /** The areas asked about today, answered or not: nobody is asked twice a day. */
  asked: ReadonlySet<BodyArea>;
};

/**
 * The moved area to ask about: the one with the greatest weight; among equals the one with the most
 * exercises, then the first from head to toe. Null when every moved area was asked about today.
 */
export function areaToAskAbout({ exercises, weights, asked }: Moved): BodyArea | null {
  const count = (area: BodyArea) => exercises.filter(({ bodyArea }) => bodyArea === area).length;
  const open = BODY_AREAS.filter((area) => count(area) > 0 && !asked.has(area));
  const [first] = open.toSorted(
    (a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || count(b) - count(a),
  );
  return first ?? null;
}
