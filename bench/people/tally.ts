export type Tally = {
  calls: number;
  /** Changes that the server confirmed. */
  acknowledged: number;
  /** Calls whose effect is unknown, by status, or by system error code when there was no answer. */
  failures: Map<string, number>;
  /**
   * Refusals that no activity expects, by status and call: a fault of the server or the activity.
   */
  unexpected: Map<string, number>;
  slowestMs: number;
};

export const createTally = (): Tally => ({
  calls: 0,
  acknowledged: 0,
  failures: new Map(),
  unexpected: new Map(),
  slowestMs: 0,
});

export const countOne = (counts: Map<string, number>, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
};

export const describeTally = ({ calls, acknowledged, failures, unexpected, slowestMs }: Tally) => ({
  calls,
  acknowledged,
  failed: Object.fromEntries(failures),
  unexpected: Object.fromEntries(unexpected),
  slowestMs: Math.round(slowestMs),
});
