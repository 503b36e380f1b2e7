import { createStore, type StoreApi, useStore } from 'zustand';

type Chosen = {
  /** In the order in which they were chosen. */
  readonly ids: ReadonlySet<number>;
  /** The one that was chosen or let go last: where a range begins. */
  readonly last: number | null;
};

const NONE: Chosen = { ids: new Set(), last: null };

/**
 * The choice after one was chosen or let go. With `range` so are all between the last one and this, in the
 * `order` in which they are shown.
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

/** Which exercises of a gallery are chosen, to do something with all of them at once. */
export type ChosenExercises = StoreApi<Chosen>;

export const createChosenExercises = (): ChosenExercises => createStore(() => NONE);

/** Lets all of them go. */
export const chooseNone = (chosen: ChosenExercises) => chosen.setState(NONE, true);

export const useIsChosen = (chosen: ChosenExercises, id: number) =>
  useStore(chosen, ({ ids }) => ids.has(id));

export const useChosenIds = (chosen: ChosenExercises) => useStore(chosen, ({ ids }) => ids);
