import { parentPort, workerData } from 'node:worker_threads';
import { type Slideshow, makeMp4 } from './make-mp4.ts';

const video = await makeMp4(workerData as Slideshow);
parentPort?.postMessage(video, [video.buffer as ArrayBuffer]);
