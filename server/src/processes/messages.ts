import type { Counted } from '#limits/call-counts.ts';

/** What a worker asks about limits, each with a number. */
export type Asked = [
  id: number,
  asked:
    | { count: string; windowMs: number }
    | { acquire: string; permits: number }
    | { tryAcquire: string; permits: number }
    /** The number with which the permit was asked for. */
    | { release: number },
];
/** The answer to the question with this number: a count, or whether the permit was given. */
export type Answer = [id: number, answer: Counted | boolean];

/** Calls that a worker has counted and let through. */
export type ToldCount = [key: string, windowMs: number, calls: number];

/** Messages carry other things as well: what Node says itself, and metrics. */
export type FromWorker = { limits?: Asked[]; counts?: ToldCount[] };
export type ToWorker = { limits?: Answer[]; counts?: [key: string, counted: Counted][] };
