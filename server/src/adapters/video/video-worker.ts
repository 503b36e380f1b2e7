import { parentPort, workerData } from 'node:worker_threads';
import { filmMovement } from './film-movement.ts';
import { filmSlideshow } from './film-slideshow.ts';
import type { VideoJob } from './video-maker.ts';

const { slideshow, movement } = workerData as VideoJob;
const videos = slideshow ? await filmSlideshow(slideshow) : await filmMovement(movement);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
parentPort?.postMessage(videos);
