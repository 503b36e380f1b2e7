import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from './client.ts';
import { openAccount, type Person } from './person.ts';

/** Each does something at the same time. */
const DEVICES = 2;
/** What a person does on one device before the next person comes. */
const LIFETIME = 200;
/** So many in a hundred delete their account. */
const LEAVING = 0.2;
/** Between two calls of one device. */
const PAUSE_MS = 20;
const CHECKED_AT_ONCE = 8;

/**
 * So many clients use the product, a mix as of a day in an office, until `stop` is called, which gives all who
 * were there.
 */
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

/** What is not as the server acknowledged it, a sentence for each. */
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
