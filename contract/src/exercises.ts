import {
  BENDS,
  CONTRAINDICATIONS,
  KINDS,
  LEVELS,
  LOADS,
  POSTURES,
} from '@limber/domain/exercises/exercise';
import { EXERCISE_PLACES } from '@limber/domain/exercises/exercise-place';
import { EXERCISE_MOVEMENTS } from '@limber/domain/exercises/movements';
import { MUSCLE_KEYS } from '@limber/domain/exercises/muscles';
import { SOURCE_KEYS } from '@limber/domain/exercises/sources';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { bodyArea, id } from './fields.ts';

/** The parts are explained at the domain's `ExerciseNotes`. */
const guidance = z.object({
  breathe: z.string(),
  avoid: z.string(),
  easier: z.string(),
  harder: z.string().nullable(),
  stopWhen: z.string(),
});

/** The parts are explained at the domain's `Steps`. */
const steps = z.object({
  start: z.array(z.string()),
  out: z.array(z.string()),
  back: z.string(),
  backEachTime: z.string().exactOptional(),
  cue: z.string(),
  halfway: z.string().exactOptional(),
  otherSide: z.string().exactOptional(),
  turnsRound: z.literal(true).exactOptional(),
  finish: z.string().exactOptional(),
});

const review = z.object({
  reviewer: z.string(),
  profession: z.string(),
  /** YYYY-MM-DD */
  date: z.string(),
  /** False when the exercise has changed since the review. */
  isCurrent: z.boolean(),
});

export const exercise = z
  .object({
    id,
    name: z.string().meta({ example: 'JME 12 Chin Tuck' }),
    bodyArea,
    description: z.string(),
    kind: z.enum(KINDS),
    level: z.enum(LEVELS),
    load: z.enum(LOADS),
    muscles: z.array(z.enum(MUSCLE_KEYS)),
    searchWords: z.array(z.string()),
    source: z.enum(SOURCE_KEYS).nullable(),
    variantOf: id.nullable(),
    /** The reason for which a routine holds one of these on most days; null for all others. */
    core: z.string().nullable(),
    /** Steps with the numbers of `dose` filled in. */
    instructions: z.array(z.string()),
    /** The movement apart from its dose, as a session tells it; null when withheld. */
    steps: steps.nullable(),
    notes: z.string(),
    guidance: guidance.nullable(),
    posture: z.enum(POSTURES),
    sides: z.enum(['both', 'each']),
    dose: z.object({
      kind: z.enum(['repetitions', 'hold']),
      count: z.int(),
      seconds: z.int(),
      /** Half of them go one way, half the other. */
      inPairs: z.boolean().exactOptional(),
    }),
    durationSeconds: z.int(),
    discreet: z.boolean(),
    premium: z.boolean(),
    /**
     * True for a premium exercise that the user's tier excludes; instructions, steps, notes, guidance, pictures, video
     * and motion are then withheld.
     */
    locked: z.boolean(),
    contraindications: z.array(z.enum(CONTRAINDICATIONS)),
    /**
     * Movements of this exercise that a therapist may have forbidden a user; measured from the
     * motion.
     */
    movements: z.array(z.enum(EXERCISE_MOVEMENTS)),
    /** The direction in which neck or back bend; null for neither or both. */
    bend: z.enum(BENDS).nullable(),
    /** Whether both hands hang or lie in the lap all the time. */
    handsFree: z.boolean(),
    place: z.enum(EXERCISE_PLACES),
    /** Null when nobody has signed it. */
    review: review.nullable(),
    /** Text alternative of the drawings; empty when withheld. */
    pictureText: z.string(),
    imageUrl: z.string().nullable(),
    imageUrls: z.array(z.string()),
    /** Thumbnails of `imageUrls`, in the same order; empty for drawings, which are small themselves. */
    thumbnailUrls: z.array(z.string()),
    attachedImages: z.array(z.string()),
    videoUrl: z.string().nullable(),
    /** True when `videoUrl` was made of uploaded images; the library's own MP4 otherwise. */
    videoIsUploaded: z.boolean(),
    /** The address of an `exerciseMotion`; null when withheld or not drawn. */
    motionUrl: z.string().nullable(),
  })
  .meta({ id: 'Exercise' });
export type Exercise = z.infer<typeof exercise>;

export const exerciseMotion = z.object({
  /** A `FigureMotion`, for the painter of the figure. */
  figure: z.unknown(),
  /** `cycle` leads from the last keyframe to the first. */
  loop: z.enum(['there-and-back', 'cycle']),
  /** Times of the keyframes, 0 to 1. */
  times: z.array(z.number()),
  /**
   * Addresses of the keyframes' drawings, in the order of `times`: one list for both sides, or one
   * for the right and one for the left.
   */
  drawings: z.array(z.array(z.string())),
  /** MP4, with the background of each theme. */
  videoUrls: z.object({ light: z.string(), dark: z.string() }),
});
export type MotionReply = z.infer<typeof exerciseMotion>;

export const listExercises = endpoint({
  method: 'GET',
  path: '/api/exercises',
  access: 'signed-in',
  summary: 'The whole exercise library, in the order of the JME numbers',
  reply: z.array(exercise),
});
