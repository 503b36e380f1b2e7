import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { Slideshow } from './make-mp4.ts';

/** The most videos in the queue, the one being made included. */
export const MAX_QUEUED_VIDEOS = 24;

/** The queue is full: the same call may succeed in a moment. */
export class TooManyVideos extends Error {}

/** Makes videos off the main thread, one at a time. */
export type VideoMaker = {
  /**
   * Makes an MP4 of a slideshow. `read` is called when its turn comes, so that waiting calls need no memory.
   * Throws TooManyVideos when the queue is full.
   */
  readonly make: (read: () => Promise<Slideshow>) => Promise<Uint8Array>;
};

export function createVideoMaker(): VideoMaker {
  const oneAtATime = pLimit(1);
  return {
    make: async (read) => {
      const { activeCount, pendingCount } = oneAtATime;
      if (activeCount + pendingCount >= MAX_QUEUED_VIDEOS) throw new TooManyVideos();
      return oneAtATime(async () => runWorker(await read()));
    },
  };
}

function runWorker(slideshow: Slideshow): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('video-worker.ts', import.meta.url), {
      workerData: slideshow,
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      reject(new Error(`The video worker ended with code ${code} and no video`));
    });
  });
}
