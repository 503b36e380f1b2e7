import type { Counted } from '#limits/call-counts.ts';

/** A worker's numbered question. */
export type Asked = [
  id: number,
  asked:
    | { count: string; windowMs: number }
    | { acquire: string; permits: number }
    | { tryAcquire: string; permits: number }
    /** The number of the question for the permit. */
    | { release: number },
];
/** The count, or whether the permit was given. */
export type Answer = [id: number, answer: Counted | boolean];

/** Calls that a worker has counted and allowed. */
export type ToldCount = [key: string, windowMs: number, calls: number];

/** Node's own messages and metrics use the same channel. */
export type FromWorker = { limits?: Asked[]; counts?: ToldCount[] };
export type ToWorker = { limits?: Answer[]; counts?: [key: string, counted: Counted][] };
