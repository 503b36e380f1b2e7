/** The worker of `registrations.ts`: keeps the server busy with passwords until it is told to stop. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { credentials, type Flood, postAccount } from './accounts.ts';

const { url, kind, names } = workerData as Flood;

const statuses: Record<number, number> = {};
const over = new AbortController();
parentPort?.once('message', () => over.abort());

await (kind === 'registrations' ? registerAtOnce(32) : signInEach(50));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
parentPort?.postMessage(statuses);

/** So many, each again and again. */
async function registerAtOnce(clients: number): Promise<void> {
  await Promise.all(Array.from({ length: clients }, registerUntilOver));
}

async function registerUntilOver(): Promise<void> {
  while (!over.signal.aborted) await post('register', randomBytes(5).toString('hex'));
}

/** At fixed times, however long the answers take. */
async function signInEach(everyMs: number): Promise<void> {
  const calls: Promise<void>[] = [];
  const began = performance.now();
  while (!over.signal.aborted) {
    calls.push(post('login', names[calls.length % names.length] ?? ''));
    await pause(Math.max(0, began + calls.length * everyMs - performance.now()));
  }
  await Promise.all(calls);
}

async function post(call: 'register' | 'login', name: string): Promise<void> {
  const { status } = await postAccount(url, call, credentials(name));
  statuses[status] = (statuses[status] ?? 0) + 1;
}
