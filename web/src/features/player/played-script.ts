import { compileScript } from '@limber/domain/player/compile-script';
import type { ScriptExercise, WorkoutScript } from '@limber/domain/player/workout-script';

/** The script of exercises that may be replaced, and told whole again. */
export type PlayedScript = {
  compile: () => WorkoutScript;
  /** False when the exercises are equal to those before: a screen may pass such with every render. */
  replace: (exercises: readonly ScriptExercise[]) => boolean;
  tellWhole: (exerciseId: number) => void;
};

export function createPlayedScript(exercises: readonly ScriptExercise[]): PlayedScript {
  let played = exercises;
  const toldWhole = new Set<number>();
  return {
    compile: () =>
      compileScript(
        played.map((exercise) => ({
          ...exercise,
          isKnown: exercise.isKnown && !toldWhole.has(exercise.id),
        })),
      ),
    replace: (others) => {
      if (isSame(others, played)) return false;
      played = others;
      return true;
    },
    tellWhole: (exerciseId) => {
      toldWhole.add(exerciseId);
    },
  };
}

function isSame(some: readonly ScriptExercise[], others: readonly ScriptExercise[]): boolean {
  return (
    some.length === others.length &&
    some.every((exercise, index) => {
      const other = others[index];
      return other !== undefined && said(exercise) === said(other);
    })
  );
}

/** All that a script is made of; exercises hold more. */
const said = (exercise: ScriptExercise) => {
  const { id, name, kind, steps, breathe, stopWhen, posture, place, sides, dose, isKnown } =
    exercise;
  return JSON.stringify([
    [id, name, kind, posture, place, sides, dose, isKnown],
    [steps, breathe, stopWhen],
  ]);
};
