import type { FilmedMovement } from '@limber/library/films/draw-film';
import { createWorkProcess } from '#adapters/work/work-process.ts';
import { type Limits, withPermit } from '#limits/limits.ts';
import { createSemaphore } from '#semaphore.ts';
import type { Films } from './film-movement.ts';
import type { Slideshow } from './encode-slides.ts';

/** Maximum length of the queue, including the slideshow that is being made. */
export const MAX_QUEUED_VIDEOS = 24;
/** Maximum length of the queue; the last movement waits for some three minutes. */
const MAX_QUEUED_FILMS = 12;

const PROCESS = new URL('videos-process.ts', import.meta.url);

/** The same call may succeed in a moment. */
export class TooManyVideos extends Error {}

/**
 * Makes videos in separate processes, one slideshow and one movement at a time: users wait for slideshows, and
 * movements take long. `read` is called at the job's turn, so that waiting calls need no memory. Both throw
 * TooManyVideos when the queue is full.
 */
export type VideoMaker = {
  readonly make: (read: () => Promise<Slideshow>) => Promise<Uint8Array>;
  /** One MP4 for each theme. */
  readonly film: (read: () => Promise<FilmedMovement>) => Promise<Films>;
};

export type VideoJob =
  | { readonly slideshow: Slideshow; readonly movement?: never }
  | { readonly movement: FilmedMovement; readonly slideshow?: never };

export function createVideoMaker(limits: Pick<Limits, 'acquire'>): VideoMaker {
  const makeInTurn = createQueue(limits, 'slideshow', MAX_QUEUED_VIDEOS);
  const filmInTurn = createQueue(limits, 'film', MAX_QUEUED_FILMS);
  const slideshows = createWorkProcess<VideoJob, Uint8Array>(PROCESS);
  const films = createWorkProcess<VideoJob, Films>(PROCESS);
  return {
    make: (read) => makeInTurn(async () => slideshows({ slideshow: await read() })),
    film: (read) => filmInTurn(async () => films({ movement: await read() })),
  };
}

/** A queue that does one job at a time in this process and among all processes of the server. */
function createQueue(
  limits: Pick<Limits, 'acquire'>,
  name: string,
  max: number,
): <Video>(make: () => Promise<Video>) => Promise<Video> {
  const oneAtATime = createSemaphore(1);
  return async (make) => {
    const { held, waiting } = oneAtATime.use();
    if (held + waiting >= max) throw new TooManyVideos();
    return oneAtATime.run(() => withPermit(limits, { name, permits: 1 }, make));
  };
}
