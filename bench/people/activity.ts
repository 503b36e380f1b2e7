import type { Client } from './client.ts';

/** Something that people do again and again, and that remembers what the server acknowledged of it. */
export type Activity = {
  /** How often it is done, compared with the others. */
  share: number;
  act: () => Promise<void>;
  /** Compares what is there now with what was acknowledged; a sentence for each difference. */
  findFaults: () => Promise<string[]>;
};

/** The person who does it. */
export type Doer = {
  client: Client;
  username: string;
  password: string;
  /** Exercises that anybody may do. */
  exerciseIds: readonly number[];
};

/** Skips what begins while it is under way, as on the other device of the same person. */
export function oneAtATime(act: () => Promise<void>): () => Promise<void> {
  let isUnderWay = false;
  return async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    await act();
    isUnderWay = false;
  };
}

/** A value of which the last one that was written counts. */
export type LastWritten = {
  /** Before a new value is sent: from now on it may be there. */
  send: (value: unknown) => void;
  /** The value is there now, and no other. */
  acknowledge: (value: unknown) => void;
  /** Whether this may be there. */
  allows: (value: unknown) => boolean;
};

export function lastWritten(first: unknown): LastWritten {
  let allowed = new Set([JSON.stringify(first)]);
  return {
    send: (value) => allowed.add(JSON.stringify(value)),
    acknowledge: (value) => {
      allowed = new Set([JSON.stringify(value)]);
    },
    allows: (value) => allowed.has(JSON.stringify(value)),
  };
}

export const anyOf = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)];

/** The day on which everything is done. */
export const today = (): string => new Date().toISOString().slice(0, 10);
