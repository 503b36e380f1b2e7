import { listExerciseHistory } from '@limber/contract/exercise-history';
import {
  adaptRoutine,
  completeExercise,
  completeRoutine,
  getRoutine,
  getTodaysRoutine,
  regenerateExercise,
} from '@limber/contract/routines';
import { type Activity, type Doer, oneAtATime, today } from '../activity.ts';
import { read, readAllPages } from '../read.ts';

/** Statuses of the refusal when there is no alternative exercise. */
const NO_OTHER = [409, 422];

/** Completes the routine's exercises one by one, and replaces some. */
export function dailyRoutine({ client }: Doer): Activity {
  const doneExercises = new Set<number>();
  let finishedId: number | null = null;

  const doNext = async () => {
    const asked = await client.ask(getTodaysRoutine, { query: { date: today() } });
    if (asked.is !== 'done') return;
    const { id, exercises, completedAt } = asked.reply;
    const exerciseIndex = exercises.findIndex(({ completed }) => !completed);
    const params = { id, exerciseIndex };
    const next = exercises[exerciseIndex];
    if (next === undefined) {
      if (completedAt !== null) return;
      const finished = await client.askUntilKnown(completeRoutine, { params: { id }, body: {} });
      if (finished.is === 'done') finishedId = id;
    } else if (Math.random() < 0.3) {
      await client.askUntilKnown(regenerateExercise, { params }, { refusals: NO_OTHER });
    } else if (Math.random() < 0.1) {
      await client.askUntilKnown(adaptRoutine, { params: { id }, body: { camera: 'seen' } });
    } else {
      const done = await client.askUntilKnown(completeExercise, { params, body: { rating: 4 } });
      // The health card may have exchanged it: the reply names the completed exercise.
      const completed = done.is === 'done' ? done.reply.exercises[exerciseIndex] : undefined;
      if (completed) doneExercises.add(completed.id);
    }
  };
  return {
    share: 15,
    act: oneAtATime(doNext),
    findFaults: async () => {
      const history = await readAllPages((query) => read(client, listExerciseHistory, { query }));
      const there = new Set(history.map(({ exerciseId }) => exerciseId));
      const lost = [...doneExercises].filter((id) => !there.has(id));
      const faults = lost.map((id) => `exercise ${id} of the routine was done, and is lost`);
      if (finishedId === null) return faults;
      const { completedAt } = await read(client, getRoutine, { params: { id: finishedId } });
      return completedAt === null ? [...faults, `routine ${finishedId} was finished`] : faults;
    },
  };
}
