import { rename, writeFile } from 'node:fs/promises';
import { workerData } from 'node:worker_threads';
import { type Film, makeMp4 } from './make-mp4.ts';

/** One film and where it goes. It appears there whole or not at all. */
export type VideoJob = Film & { readonly target: string };

const { target, ...film } = workerData as VideoJob;
const unfinished = `${target}.${process.pid}.part`;
await writeFile(unfinished, await makeMp4(film));
await rename(unfinished, target);
