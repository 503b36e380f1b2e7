import type { Counted } from '#limits/call-counts.ts';

/** What a worker asks about limits, each with a number. */
export type Asked = [
  id: number,
  asked:
    | { count: string; windowMs: number }
    | { enter: string; max: number }
    | { enterNow: string; max: number }
    /** The number with which the place was asked for. */
    | { leave: number },
];
/** The answer to what was asked with a number: a count, or whether there is a place. */
export type Answer = [id: number, answer: Counted | boolean];

/** Calls that a worker has counted and let through. */
export type ToldCount = [key: string, windowMs: number, calls: number];

/** Messages carry other things as well: what Node says itself, and metrics. */
export type FromWorker = { limits?: Asked[]; counts?: ToldCount[] };
export type ToWorker = { limits?: Answer[]; counts?: [key: string, counted: Counted][] };
