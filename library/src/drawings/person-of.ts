import { PEOPLE, type PersonId } from '@limber/figure/people';
import type { Entry } from '../entry.ts';

export type Shown = Pick<Entry, 'id' | 'bodyArea' | 'contraindications' | 'motion'>;

/** The people who take turns, by the number of the exercise, when no guest can show it. */
const EVERYDAY = ['tom', 'amara', 'ines', 'ravi', 'mei', 'layla'] as const;
/** The guests by the last digit of the exercise's number. */
const TURNS: Readonly<Record<number, Guest>> = {
  1: 'kofi',
  2: 'nadia',
  4: 'greta',
  5: 'kofi',
  6: 'kofi',
  7: 'nadia',
};
type Guest = Exclude<PersonId, (typeof EVERYDAY)[number]>;

const UPPER_BODY = new Set(['neck', 'shoulders', 'elbows', 'wristsHands', 'upperBack']);
/** Keys of legs that move or stand elsewhere, and of a pelvis that leaves the seat. */
const LEGS = /^[LRB]\.(hip|knee|ankle|toes|foot|step|wide|turn|heel|toesUp)\b|^heels$|^pelvis\./;
/** Contacts of hands on parts that a wheelchair has elsewhere, or on one's own legs. */
const OTHER_CHAIR = /^(seat|chairBackSide|kneeOwn|behindKnee|shin|ankle|foot)/;
/** Contacts of hands where a pregnant belly is, or that an arm reaches across it. */
const ACROSS_THE_BELLY =
  /^(belly|ribs|hip|thigh(Top)?Opp|elbowOppUnder|knee(In|Out)er|shin|behindKnee)/;
/**
 * The largest bend of trunk or thigh, and turn of an upper arm inwards, before they meet the belly,
 * in degrees.
 */
const DEEPEST_BEND = 15;
const FURTHEST_IN = 35;
/**
 * The furthest swing of an upper arm to the back, in degrees: beyond it, the hands meet the belly.
 */
const FURTHEST_BACK = -30;

/**
 * The person who shows an exercise: a wheelchair user shows seated exercises of the upper body, a pregnant
 * woman those safe in pregnancy, a woman of seventy any; otherwise the six others take turns.
 */
export function personOf(shown: Shown): (typeof PEOPLE)[PersonId] {
  const guest = TURNS[shown.id % 10];
  if (guest !== undefined && CAN_SHOW[guest](shown)) return PEOPLE[guest];
  return PEOPLE[EVERYDAY[shown.id % EVERYDAY.length] ?? 'tom'];
}

const CAN_SHOW: Readonly<Record<Guest, (shown: Shown) => boolean>> = {
  kofi: ({ bodyArea, motion }) =>
    UPPER_BODY.has(bodyArea) &&
    (motion.base === 'seated' || motion.base === 'desk') &&
    motion.seat === undefined &&
    motion.closeUp === undefined &&
    (motion.free ?? []).length === 0 &&
    !framesOf(motion).some(([key, value]) => LEGS.test(key) || touches(OTHER_CHAIR, value)),
  nadia: ({ contraindications, motion }) =>
    !contraindications.includes('pregnancy') &&
    motion.closeUp === undefined &&
    !framesOf(motion).some(
      ([key, value]) =>
        touches(ACROSS_THE_BELLY, value) ||
        (/^(lumbar|pelvis)\.|hip\.flex$/.test(key) && Number(value) > DEEPEST_BEND) ||
        (key.endsWith('shoulder.rot') && Number(value) > FURTHEST_IN) ||
        (key.endsWith('shoulder.flex') && Number(value) < FURTHEST_BACK),
    ),
  greta: () => true,
};

function framesOf({ start = {}, frames }: Entry['motion']): [string, unknown][] {
  return [start, ...frames].flatMap((frame) => Object.entries(frame));
}

function touches(places: RegExp, value: unknown): boolean {
  return typeof value === 'string' && places.test(value);
}
