/** What became of the calls. */
export type Tally = {
  calls: number;
  /** Calls that changed something, and were answered so. */
  acknowledged: number;
  /** By status, or by the code of the system where there was no answer: whether it was done is not known. */
  failures: Map<string, number>;
  /** Refusals that no activity reckons with, by status and call: a fault of the server or of the activity. */
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

/** One more of this name. */
export const countOne = (counts: Map<string, number>, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
};

/** As it is printed. */
export const describeTally = ({ calls, acknowledged, failures, unexpected, slowestMs }: Tally) => ({
  calls,
  acknowledged,
  failed: Object.fromEntries(failures),
  unexpected: Object.fromEntries(unexpected),
  slowestMs: Math.round(slowestMs),
});
