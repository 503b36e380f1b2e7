import type { Exercise } from '@limber/contract/exercises';
import { byJmeNumber, exerciseName, exerciseSeconds } from '@limber/domain/exercises/exercise';
import type { Entry } from '@limber/library/entry';
import { isHandsFree } from '@limber/library/safety/hands-free';
import { movementsOf } from '@limber/library/safety/movements-of';
import { placeOf } from '@limber/library/safety/place-of';
import type { DrawingAddresses, Drawings, ExerciseLibrary } from '#deps.ts';

/** Holds the authored exercises in memory, with the addresses of their drawings. */
export function createExerciseLibrary(
  authored: readonly Entry[],
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

function toExercise(authored: Entry, drawn: DrawingAddresses): Exercise {
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
    movements: [...movementsOf(authored)],
    handsFree: isHandsFree(authored),
    place: placeOf(authored),
    durationSeconds: exerciseSeconds(authored),
    imageUrl: drawn.thumbnail,
    imageUrls: [...drawn.pictures],
    thumbnailUrls: [],
    attachedImages: [],
    videoUrl: drawn.videos?.light ?? null,
    videoIsUploaded: false,
    motionUrl: drawn.motion,
  };
}
