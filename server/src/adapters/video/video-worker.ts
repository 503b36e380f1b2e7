import { parentPort, workerData } from 'node:worker_threads';
import { type Film, makeMp4 } from './make-mp4.ts';

const video = await makeMp4(workerData as Film);
parentPort?.postMessage(video, [video.buffer as ArrayBuffer]);
