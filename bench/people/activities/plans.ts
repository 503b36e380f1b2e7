import {
  createCustomPlan,
  type CustomPlan,
  deleteCustomPlan,
  getCustomPlan,
  listCustomPlans,
  updateCustomPlan,
} from '@limber/contract/custom-plans';
import { read, readAllPages } from '../read.ts';
import { type Activity, anyOf, type Doer } from '../activity.ts';

const REFUSED = { full: 403, gone: 404, changedElsewhere: 412 };
/** Longer plans are deleted. */
const LONG = 20;

/**
 * Creates plans, extends them on two devices at once and deletes them. Neither device may overwrite
 * the other.
 */
export function plans({ client, exerciseIds }: Doer): Activity {
  /** Acknowledged exercises by plan. */
  const kept = new Map<number, Set<number>>();
  const deleted = new Set<number>();

  const create = async () => {
    const exercises = exerciseIds.slice(0, 1);
    const body = { name: 'Lunch break', exerciseIds: exercises };
    const refusals = [REFUSED.full];
    const outcome = await client.askUntilKnown(createCustomPlan, { body }, { refusals });
    if (outcome.is === 'done') kept.set(outcome.reply.id, new Set(exercises));
  };
  const addExercise = async ({ id, version, exerciseIds: before }: CustomPlan) => {
    const added = anyOf(exerciseIds.filter((exercise) => !before.includes(exercise)));
    if (added === undefined) return;
    const sent = { params: { id }, body: { exerciseIds: [...before, added] } };
    const refusals = [REFUSED.gone, REFUSED.changedElsewhere];
    const outcome = await client.ask(updateCustomPlan, sent, { version, refusals });
    if (outcome.is === 'done') kept.get(id)?.add(added);
  };
  const remove = async (id: number) => {
    // Until acknowledged, the plan may exist or not.
    kept.delete(id);
    const outcome = await client.ask(
      deleteCustomPlan,
      { params: { id } },
      { refusals: [REFUSED.gone] },
    );
    if (outcome.is === 'done') deleted.add(id);
  };

  return {
    share: 15,
    act: async () => {
      const id = anyOf([...kept.keys()]);
      if (id === undefined || Math.random() < 0.2) return create();
      const found = await client.ask(
        getCustomPlan,
        { params: { id } },
        { refusals: [REFUSED.gone] },
      );
      if (found.is !== 'done') return undefined;
      return found.reply.exerciseIds.length >= LONG ? remove(id) : addExercise(found.reply);
    },
    findFaults: async () => {
      const there = new Map(
        (await readAllPages((query) => read(client, listCustomPlans, { query }))).map((p) => [
          p.id,
          p,
        ]),
      );
      return [
        ...[...kept].flatMap(([id, exercises]) => {
          const now = new Set(there.get(id)?.exerciseIds);
          return exercises.isSubsetOf(now) ? [] : [`plan ${id} lost an exercise, or all of them`];
        }),
        ...[...deleted].filter((id) => there.has(id)).map((id) => `plan ${id} came back`),
      ];
    },
  };
}
