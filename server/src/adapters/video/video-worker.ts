import { parentPort, workerData } from 'node:worker_threads';
import type { VideoJob } from './video-maker.ts';

// Each job loads what it needs: a slideshow is wanted at once, and the figure is much code.
const { slideshow, movement } = workerData as VideoJob;
const video = slideshow ? await makeSlideshow(slideshow) : await makeFilms(movement);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
parentPort?.postMessage(video);

async function makeSlideshow(pictures: NonNullable<typeof slideshow>) {
  const { filmSlideshow } = await import('./film-slideshow.ts');
  return filmSlideshow(pictures);
}

async function makeFilms(filmed: NonNullable<typeof movement>) {
  const { filmMovement } = await import('./film-movement.ts');
  return filmMovement(filmed);
}
