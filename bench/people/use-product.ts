import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from './client.ts';
import { openAccount, type Person } from './person.ts';

/** Concurrent devices per person. */
const DEVICES = 2;
/** Actions per device before the next person. */
const LIFETIME = 200;
/** Share of people who delete their account. */
const LEAVING = 0.2;
/** Between two calls of one device. */
const PAUSE_MS = 20;
const CHECKED_AT_ONCE = 8;

/** Runs clients with the mix of a day in an office until `stop`, which returns all people. */
export function useProduct(client: Client, clients: number): { stop: () => Promise<Person[]> } {
  const people: Person[] = [];
  const stopping = new AbortController();
  const { signal } = stopping;
  const use = async (person: Person) => {
    for (let done = 0; done < LIFETIME && !signal.aborted; done += 1) {
      await person.doSomething();
      await pause(PAUSE_MS);
    }
  };
  const fillPlace = async () => {
    while (!signal.aborted) {
      const person = await openAccount(client, () => signal.aborted);
      if (person === null) return;
      people.push(person);
      await Promise.all(Array.from({ length: DEVICES }, () => use(person)));
      if (!signal.aborted && Math.random() < LEAVING) await person.leave();
    }
  };
  const places = Array.from({ length: Math.ceil(clients / DEVICES) }, fillPlace);
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(places);
      return people;
    },
  };
}

/** A sentence for each difference from the acknowledged state. */
export async function findFaults(people: readonly Person[]): Promise<string[]> {
  const faults: string[] = [];
  const waiting = [...people];
  const check = async () => {
    for (let person = waiting.pop(); person; person = waiting.pop()) {
      faults.push(...(await person.findFaults()));
    }
  };
  await Promise.all(Array.from({ length: CHECKED_AT_ONCE }, check));
  return faults;
}
