import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { Film } from './make-mp4.ts';

/** Films under way and waiting at the same time; who asks beyond that is told to come back. */
export const LONGEST_QUEUE = 24;

/** More films are asked for than can be made: come back in a moment. */
export class TooManyVideos extends Error {}

/** Makes videos off the main thread, one at a time. */
export type VideoMaker = {
  /** An MP4 of the film, which is asked for once it is its turn. Throws TooManyVideos when the queue is full. */
  readonly make: (film: () => Promise<Film>) => Promise<Uint8Array>;
};

export function openVideoMaker(): VideoMaker {
  const oneAtATime = pLimit(1);
  return {
    make: async (film) => {
      const { activeCount, pendingCount } = oneAtATime;
      if (activeCount + pendingCount >= LONGEST_QUEUE) throw new TooManyVideos();
      return oneAtATime(async () => runWorker(await film()));
    },
  };
}

function runWorker(film: Film): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('video-worker.ts', import.meta.url), { workerData: film });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      reject(new Error(`The video worker ended with code ${code} and no video`));
    });
  });
}
