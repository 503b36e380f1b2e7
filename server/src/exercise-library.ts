import type { Exercise } from '@limber/contract/exercises';
import { PLAN_SENTENCES } from '@limber/domain/custom-plans/plan-rules';
import {
  byJmeNumber,
  type Exercise as AuthoredExercise,
  exerciseName,
  exerciseSeconds,
} from '@limber/domain/exercises/exercise';
import type { DrawingAddresses, Drawings } from './drawings.ts';
import { Refused } from './http/refused.ts';

/** The exercises as users see them, held in memory: they are data of the release, not of the installation. */
export type ExerciseLibrary = {
  /** In the order of the JME numbers. */
  all: readonly Exercise[];
  has: (id: number) => boolean;
  /** Throws for an id that was never in the library; ids are never retired. */
  get: (id: number) => Exercise;
};

export function createExerciseLibrary(
  authored: readonly AuthoredExercise[],
  { addresses }: Pick<Drawings, 'addresses'>,
): ExerciseLibrary {
  const all = authored
    .map((exercise) => toExercise(exercise, addresses(exercise.id)))
    .toSorted(byJmeNumber);
  const byId = new Map(all.map((exercise) => [exercise.id, exercise]));
  return {
    all,
    has: (id) => byId.has(id),
    get: (id) => {
      const exercise = byId.get(id);
      if (!exercise) throw new Error(`The library holds no exercise ${id}`);
      return exercise;
    },
  };
}

/** The exercises that a body names under `exerciseIds`. Throws the 422 when one of them does not exist. */
export function knownExercises(
  library: ExerciseLibrary,
  exerciseIds: readonly number[],
): Exercise[] {
  if (exerciseIds.every((id) => library.has(id))) return exerciseIds.map((id) => library.get(id));
  const message = PLAN_SENTENCES.exerciseUnknown;
  throw new Refused(422, 'unknown-exercise', message, {
    issues: [{ field: 'exerciseIds', message }],
  });
}

function toExercise(authored: AuthoredExercise, drawn: DrawingAddresses): Exercise {
  const { id, bodyArea, description, instructions, notes, posture, sides, dose } = authored;
  const { discreet, premium, contraindications } = authored;
  return {
    id,
    name: exerciseName(authored),
    bodyArea,
    description,
    instructions: [...instructions],
    notes,
    posture,
    sides,
    dose,
    discreet,
    premium,
    locked: false,
    contraindications: [...contraindications],
    durationSeconds: exerciseSeconds(authored),
    imageUrl: drawn.thumbnail,
    imageUrls: [...drawn.pictures],
    thumbnailUrls: [],
    attachedImages: [],
    videoUrl: drawn.video,
  };
}
