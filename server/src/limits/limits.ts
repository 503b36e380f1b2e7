import { type Counted, createCallCounts } from './call-counts.ts';
import { createPlaces, type Leave, type Places } from './places.ts';

/** Limits that hold for all processes of this server together. */
export type Limits = {
  /** How many processes answer calls. */
  readonly processes: number;
  /** Counts a call with a key; the first one begins a window of so many milliseconds. */
  readonly countCall: (key: string, windowMs: number) => Counted | Promise<Counted>;
  readonly enter: Places['enter'];
  readonly enterNow: (name: string, max: number) => Promise<Leave | null>;
};

/** The limits of a server of one process. */
export function createLimits(): Limits {
  const { enter, enterNow } = createPlaces();
  return {
    processes: 1,
    countCall: createCallCounts(),
    enter,
    enterNow: async (name, max) => enterNow(name, max),
  };
}

/** Does the work once one of `max` places is free. */
export async function inTurn<Outcome>(
  { enter }: Pick<Limits, 'enter'>,
  { name, max }: { name: string; max: number },
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const leave = await enter(name, max);
  try {
    return await work();
  } finally {
    leave();
  }
}
