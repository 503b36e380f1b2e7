/** Modules that load together, the screens that load them, and their size. */
export type Group = {
  readonly by: ReadonlySet<string>;
  readonly size: number;
  readonly ids: readonly string[];
  /** Modules that these import. Their groups load with this one. */
  readonly imports: readonly string[];
};

/** Importance of each screen's load. */
export type Weights = Readonly<Record<string, number>>;

const OTHER_WEIGHT = 0.5;

/**
 * Merges groups while the saved requests outweigh the unneeded code. Groups of equal screens become one, so no two
 * import each other.
 * @param requestSize the size that loads in the time of one request.
 */
export function fewGroups(
  groups: readonly Group[],
  weights: Weights,
  requestSize: number,
): readonly Group[] {
  let left = oneForEachSet(groups);
  for (;;) {
    const pair = bestPair(left, weights, requestSize);
    if (pair === null) return left;
    left = withPairAsOne(left, pair);
  }
}

type Pair = readonly [Group, Group];

/** The most valuable pair to merge; null where none gains. */
function bestPair(groups: readonly Group[], weights: Weights, requestSize: number): Pair | null {
  const needed = new Map(groups.map((group) => [group, neededBy(group, groups)]));
  const weigh = (screens: ReadonlySet<string>) =>
    [...screens].reduce((sum, screen) => sum + (weights[screen] ?? OTHER_WEIGHT), 0);
  /** The unneeded size if these screens load this group. */
  const inVain = (group: Group, screens: ReadonlySet<string>) =>
    [...(needed.get(group) ?? [])].reduce(
      (sum, { by, size }) => sum + size * weigh(screens.difference(by)),
      0,
    );
  let best: { pair: Pair; worth: number } | null = null;
  for (const [at, one] of groups.entries()) {
    for (const other of groups.slice(at + 1)) {
      const spared = requestSize * weigh(one.by.intersection(other.by));
      const worth = spared - inVain(one, other.by) - inVain(other, one.by);
      if (worth > (best?.worth ?? 0)) best = { pair: [one, other], worth };
    }
  }
  return best?.pair ?? null;
}

/** This group and all its direct and indirect imports. */
function neededBy(group: Group, groups: readonly Group[]): ReadonlySet<Group> {
  const groupOf = new Map(groups.flatMap((one) => one.ids.map((id) => [id, one] as const)));
  const needed = new Set<Group>();
  const visit = (one: Group) => {
    if (needed.has(one)) return;
    needed.add(one);
    for (const id of one.imports) {
      const imported = groupOf.get(id);
      if (imported) visit(imported);
    }
  };
  visit(group);
  return needed;
}

/** The groups after a merge. Imports of the pair gain all its screens. */
function withPairAsOne(groups: readonly Group[], pair: Pair): readonly Group[] {
  const by = pair[0].by.union(pair[1].by);
  const needed = neededBy(pair[0], groups).union(neededBy(pair[1], groups));
  return oneForEachSet(
    groups.map((group) => (needed.has(group) ? { ...group, by: group.by.union(by) } : group)),
  );
}

function oneForEachSet(groups: readonly Group[]): readonly Group[] {
  const same = Map.groupBy(groups, ({ by }) => [...by].toSorted().join(' '));
  return [...same.values()].map((all) => ({
    by: new Set(all.flatMap(({ by }) => [...by])),
    size: all.reduce((sum, { size }) => sum + size, 0),
    ids: all.flatMap(({ ids }) => ids),
    imports: all.flatMap(({ imports }) => imports),
  }));
}
