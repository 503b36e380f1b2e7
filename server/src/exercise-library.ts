import type { Exercise } from '@limber/contract/exercises';
import {
  byJmeNumber,
  type Exercise as AuthoredExercise,
  exerciseName,
  exerciseSeconds,
} from '@limber/domain/exercises/exercise';

/** The exercises as people see them, held in memory: they are data of the release, not of the installation. */
export type ExerciseLibrary = {
  /** In the order of the JME numbers. */
  all: readonly Exercise[];
  has: (id: number) => boolean;
  /** Throws for an id that was never in the library; ids are never retired. */
  get: (id: number) => Exercise;
};

export function openExerciseLibrary(authored: readonly AuthoredExercise[]): ExerciseLibrary {
  const all = authored.map(toExercise).toSorted(byJmeNumber);
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

function toExercise({ title: _title, ...authored }: AuthoredExercise): Exercise {
  return {
    ...authored,
    name: exerciseName({ id: authored.id, title: _title }),
    instructions: [...authored.instructions],
    contraindications: [...authored.contraindications],
    durationSeconds: exerciseSeconds(authored),
    imageUrl: null,
    imageUrls: [],
    attachedImages: [],
    videoUrl: null,
  };
}
