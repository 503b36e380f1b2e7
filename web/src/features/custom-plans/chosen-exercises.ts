import { createStore, type StoreApi, useStore } from 'zustand';

type Chosen = {
  /** In the order of choosing. */
  readonly ids: ReadonlySet<number>;
  /** The last one changed, where a range starts. */
  readonly last: number | null;
};

const NONE: Chosen = { ids: new Set(), last: null };

/**
 * Toggles one exercise. `range` also chooses all from `last` to this one, in the displayed `order`.
 */
export function chooseOne(
  { ids, last }: Chosen,
  id: number,
  { range, order }: { range: boolean; order: readonly number[] },
): Chosen {
  const from = last === null ? -1 : order.indexOf(last);
  const to = order.indexOf(id);
  const [start, end] = from < to ? [from, to] : [to, from];
  const meant = range && from !== -1 && to !== -1 ? order.slice(start, end + 1) : [id];
  const next = new Set(ids);
  const isChosen = !ids.has(id);
  for (const each of meant) {
    if (isChosen) next.add(each);
    else next.delete(each);
  }
  return { ids: next, last: id };
}

/** Gallery exercises chosen for a common action. */
export type ChosenExercises = StoreApi<Chosen>;

export const createChosenExercises = (): ChosenExercises => createStore(() => NONE);

export const chooseNone = (chosen: ChosenExercises) => chosen.setState(NONE, true);

export const useIsChosen = (chosen: ChosenExercises, id: number) =>
  useStore(chosen, ({ ids }) => ids.has(id));

export const useChosenIds = (chosen: ChosenExercises) => useStore(chosen, ({ ids }) => ids);
