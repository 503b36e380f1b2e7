import {
  CONTRAINDICATIONS,
  KINDS,
  LEVELS,
  LOADS,
  POSTURES,
} from '@limber/domain/exercises/exercise';
import { EXERCISE_PLACES } from '@limber/domain/exercises/exercise-place';
import { MOVEMENTS } from '@limber/domain/exercises/movements';
import { MUSCLE_KEYS } from '@limber/domain/exercises/muscles';
import { SOURCE_KEYS } from '@limber/domain/exercises/sources';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { bodyArea, id } from './fields.ts';

/** What is said beside the steps; the domain's `ExerciseNotes` says what each part is. */
const guidance = z.object({
  breathe: z.string(),
  avoid: z.string(),
  easier: z.string(),
  harder: z.string().nullable(),
  stopWhen: z.string(),
});

const review = z.object({
  reviewer: z.string(),
  profession: z.string(),
  /** YYYY-MM-DD */
  date: z.string(),
  /** Whether the exercise is still as it was signed. */
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
    /** The id of the exercise that this one is a variant of. */
    variantOf: id.nullable(),
    /** With the numbers of `dose`. */
    instructions: z.array(z.string()),
    /** All of `guidance` as one text. */
    notes: z.string(),
    guidance: guidance.nullable(),
    posture: z.enum(POSTURES),
    sides: z.enum(['both', 'each']),
    dose: z.object({
      kind: z.enum(['repetitions', 'hold']),
      count: z.int(),
      seconds: z.int(),
    }),
    durationSeconds: z.int(),
    discreet: z.boolean(),
    premium: z.boolean(),
    /**
     * Whether the tier of the user excludes this premium exercise; then instructions, notes, guidance,
     * pictures, video and motion are withheld.
     */
    locked: z.boolean(),
    contraindications: z.array(z.enum(CONTRAINDICATIONS)),
    /** What it does that a therapist may have said no to, measured from its motion. */
    movements: z.array(z.enum(MOVEMENTS)),
    /** Whether both hands hang or lie in the lap all the time. */
    handsFree: z.boolean(),
    place: z.enum(EXERCISE_PLACES),
    /** Who signed it; null when nobody has yet. */
    review: review.nullable(),
    /** What the drawings show, for those who do not see them; empty when they are withheld. */
    pictureText: z.string(),
    imageUrl: z.string().nullable(),
    imageUrls: z.array(z.string()),
    /** Thumbnails of `imageUrls`, in the same order; empty for drawings, which are small themselves. */
    thumbnailUrls: z.array(z.string()),
    attachedImages: z.array(z.string()),
    videoUrl: z.string().nullable(),
    /** Whether `videoUrl` was made of uploaded images, and is not the library's own MP4 of the movement. */
    videoIsUploaded: z.boolean(),
    /** Where the movement itself is, as `exerciseMotion`; null when it is withheld or nothing is drawn. */
    motionUrl: z.string().nullable(),
  })
  .meta({ id: 'Exercise' });
export type Exercise = z.infer<typeof exercise>;

/** What `motionUrl` answers: the movement of an exercise, for whoever draws it. */
export const exerciseMotion = z.object({
  /** The motion solved for every instant, as the painter of the figure takes it. */
  figure: z.unknown(),
  /** `cycle` leads from the last keyframe to the first. */
  loop: z.enum(['there-and-back', 'cycle']),
  /** When each keyframe is reached, from 0 to 1 of the motion. */
  times: z.array(z.number()),
  /** Addresses of the drawings of the keyframes, in the order of `times`: of both sides, or of right and left. */
  drawings: z.array(z.array(z.string())),
  /** The movement as MP4, on the ground of either theme. */
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
