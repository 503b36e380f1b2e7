import { access, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Film } from './make-mp4.ts';
import type { VideoJob } from './video-worker.ts';

/** Films that wait at the same time; who asks beyond that is told to come back. */
const LONGEST_QUEUE = 24;

/** More films are asked for than can be made: come back in a moment. */
export class TooManyVideos extends Error {}

/** Makes videos off the main thread, one at a time, and keeps them in a folder. */
export type VideoMaker = {
  /**
   * The file of the video called `name`, made from `film` the first time it is asked for. Whoever asks
   * while it is being made gets the same. Throws TooManyVideos when the queue is full.
   */
  file: (name: string, film: () => Promise<Film>) => Promise<string>;
};

export function openVideoMaker(folder: string): VideoMaker {
  const underWay = new Map<string, Promise<string>>();
  let last: Promise<unknown> = clearUnfinished(folder);
  const make = async (target: string, film: Film): Promise<string> => {
    await mkdir(folder, { recursive: true });
    await runJob({ ...film, target });
    return target;
  };
  return {
    file: async (name, film) => {
      const target = path.join(folder, `${name}.mp4`);
      const begun = underWay.get(name);
      if (begun) return begun;
      if (await exists(target)) return target;
      const sinceBegun = underWay.get(name);
      if (sinceBegun) return sinceBegun;
      if (underWay.size >= LONGEST_QUEUE) throw new TooManyVideos();
      const turn = last.then(async () => make(target, await film()));
      last = turn.catch(() => {});
      underWay.set(name, turn);
      try {
        return await turn;
      } finally {
        underWay.delete(name);
      }
    },
  };
}

function runJob(job: VideoJob): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('video-worker.ts', import.meta.url), { workerData: job });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The video worker ended with code ${code}`));
    });
  });
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** What a crash left half written. */
async function clearUnfinished(folder: string): Promise<void> {
  const files = await readdir(folder).catch((): string[] => []);
  const unfinished = files.filter((file) => file.endsWith('.part'));
  await Promise.all(unfinished.map((file) => rm(path.join(folder, file), { force: true })));
}
