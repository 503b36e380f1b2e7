import type { Client } from './client.ts';

/** A repeated action that remembers the server's acknowledgements. */
export type Activity = {
  /** Relative frequency. */
  share: number;
  act: () => Promise<void>;
  /** Compares the server's state with the acknowledgements; returns a sentence per difference. */
  findFaults: () => Promise<string[]>;
};

export type Doer = {
  client: Client;
  username: string;
  password: string;
  /** Exercises that no tier locks. */
  exerciseIds: readonly number[];
};

/** Skips calls during a running one, for instance from the same person's other device. */
export function oneAtATime(act: () => Promise<void>): () => Promise<void> {
  let isUnderWay = false;
  return async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    await act();
    isUnderWay = false;
  };
}

/** A value whose last write wins. */
export type LastWritten = {
  /** Call before sending: the value may be stored from then on. */
  send: (value: unknown) => void;
  /** Only this value may be stored now. */
  acknowledge: (value: unknown) => void;
  /** True if this value may be stored. */
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

/** In UTC. */
export const today = (): string => new Date().toISOString().slice(0, 10);
