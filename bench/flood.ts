/** The worker of `registrations.ts`: loads the server with passwords or images until stopped. */
import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { uploadPhoto } from './upload-photo.ts';
import { newUser } from '../server/src/test/new-user.ts';
import { type Flood, postAccount } from './accounts.ts';

/**
 * People start at different exercises below this id: an exercise holds twelve images, so every
 * round needs others.
 */
const FIRST_EXERCISES = 250;

/** The size of a phone photo. */
const PHOTO = { width: 4000, height: 3000 };

const { url, kind, names } = workerData as Flood;

const statuses: Record<number, number> = {};
const over = new AbortController();
parentPort?.once('message', () => over.abort());

const FLOODS = {
  registrations: () => registerAtOnce(32),
  'sign-ins': () => signInEach(50),
  images: () => uploadAtOnce(4),
};
await FLOODS[kind]();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
parentPort?.postMessage(statuses);

/** All clients register again and again. */
async function registerAtOnce(clients: number): Promise<void> {
  await Promise.all(Array.from({ length: clients }, registerUntilOver));
}

async function registerUntilOver(): Promise<void> {
  while (!over.signal.aborted) await post('register', `flood${randomBytes(5).toString('hex')}`);
}

/** Signs in at fixed times, however long the answers take. */
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
  const { status } = await postAccount(url, call, newUser(name));
  count(status);
}

/** Each person uploads one photo after the other, each to another exercise. */
async function uploadAtOnce(clients: number): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const photo = await sharp({ create: { ...PHOTO, channels: 3, noise, background: '#888' } })
    .jpeg()
    .toBuffer();
  await Promise.all(names.slice(0, clients).map((name) => uploadUntilOver(name, photo)));
}

async function uploadUntilOver(name: string, photo: Buffer): Promise<void> {
  const { token } = await postAccount(url, 'login', newUser(name));
  for (let exerciseId = randomInt(1, FIRST_EXERCISES); !over.signal.aborted; exerciseId += 1) {
    count(await uploadPhoto(url, token, { exerciseId, photo }));
  }
}

function count(status: number): void {
  statuses[status] = (statuses[status] ?? 0) + 1;
}
