/**
 * The time of a video of eight pictures as a ratio to the bare encoder's time for the same frames,
 * and the server's memory during concurrent uploads: `npm run bench -- media [videos] [uploads]
 * [--rounds 5]`. Rounds take turns. Fails when sixty uploads need much more memory than twenty.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { encode, type TimedPicture } from '../server/src/adapters/video/encode-pictures.ts';
import type { Slideshow } from '../server/src/adapters/video/encode-slides.ts';
import { filmSlideshow } from '../server/src/adapters/video/film-slideshow.ts';
import { readPicture } from '../server/src/adapters/video/read-picture.ts';
import { createVideoMaker } from '../server/src/adapters/video/video-maker.ts';
import { createLimits } from '../server/src/limits/limits.ts';
import { startServer } from '../server/src/test/server-process.ts';
import { figuresOf, forgetMost, mostMegabytes } from './process-figures.ts';
import { spread } from './spread.ts';
import { uploadPhoto } from './upload-photo.ts';
import { createTokens, seedLimber } from './throughput/people.ts';

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const TOPICS = { videos: compareVideos, uploads: watchUploads };
const PICTURES = 8;
const FRAME = { width: 1280, height: 960 };
/** Concurrent uploads. */
const UPLOADS = [1, 20, 60];
const UPLOAD_BYTES = 4_800_000;
/** Highest permitted ratio of the memory at 60 to that at 20. */
const FLAT = 1.25;

/** Random content at this size. */
const somePicture = ({ width, height }: typeof FRAME) =>
  sharp(randomBytes(64 * 48 * 3), { raw: { width: 64, height: 48, channels: 3 } }).resize(
    width,
    height,
    { kernel: 'cubic' },
  );

for (const [topic, measure] of Object.entries(TOPICS)) {
  if (positionals.length === 0 || positionals.includes(topic)) await measure();
}
process.exit();

async function compareVideos(): Promise<void> {
  const pictures = await Promise.all(
    Array.from({ length: PICTURES }, () => somePicture(FRAME).webp().toBuffer()),
  );
  const slideshow: Slideshow = { pictures, ...FRAME, background: '#F3F6FA' };
  const frames: TimedPicture[] = [];
  for (const bytes of pictures) {
    const picture = await readPicture(sharp(bytes), FRAME.width, FRAME.height);
    frames.push({ picture, seconds: 0.4 });
  }
  const { make } = createVideoMaker(createLimits());
  const encoder = () => encode(frames, { ...FRAME, keyFrameEvery: 1 });
  const here = () => filmSlideshow(slideshow);
  const apart = () => make(async () => slideshow);
  const cold = await time(apart);
  for (const warmUp of [encoder, here]) await warmUp();
  const ratios: Record<'here' | 'apart' | 'busy', number[]> = { here: [], apart: [], busy: [] };
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const least = await time(encoder);
    const ours = await time(here);
    ratios.here.push(ours.elapsed / least.elapsed);
    ratios.busy.push(ours.busy / least.busy);
    ratios.apart.push((await time(apart)).elapsed / least.elapsed);
  }
  const first = (cold.elapsed / (await time(encoder)).elapsed).toFixed(2);
  console.log(
    `a video of ${PICTURES} pictures: ${spread(ratios.here)} of the encoder's own time (${spread(ratios.busy)} of its processor time), in its process ${spread(ratios.apart)}, the first ${first}`,
  );
}

/** Milliseconds elapsed, and CPU milliseconds of all threads. */
async function time(work: () => Promise<unknown>): Promise<{ elapsed: number; busy: number }> {
  const [begun, used] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(used);
  return { elapsed: performance.now() - begun, busy: (user + system) / 1000 };
}

async function watchUploads(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'limber-media-'));
  const tokens = createTokens().slice(0, Math.max(...UPLOADS));
  try {
    await seedLimber({ databaseUrl: null, dataDir: folder }, tokens);
    const server = await startServer(
      { DATA_DIR: folder },
      { logFile: path.join(folder, 'limber.log') },
    );
    const { pid = 0 } = server.process;
    const photo = await photoOf(UPLOAD_BYTES);
    await pause(1000);
    console.log(`before uploads of ${UPLOAD_BYTES / 1e6} MB: ${figuresOf(pid).megabytes} MB`);
    const most: number[] = [];
    for (const people of UPLOADS) {
      forgetMost(pid);
      const sent = tokens.slice(0, people);
      const statuses = await Promise.all(
        sent.map((token) => uploadPhoto(server.url, token, { exerciseId: 1, photo })),
      );
      const kept = statuses.filter((status) => status === 200).length;
      most.push(mostMegabytes(pid));
      console.log(`${people} at once (${kept} kept): ${most.at(-1)?.toFixed(0)} MB at most`);
    }
    await server.end('SIGTERM');
    const [, some = 0, many = Infinity] = most;
    if (many > FLAT * some) process.exitCode = 1;
    console.log(`sixty, times twenty: ${(many / some).toFixed(2)} (at most ${FLAT})`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A small photo with trailing bytes, which decoders ignore, so that only the upload counts. */
async function photoOf(bytes: number): Promise<Buffer> {
  const photo = await somePicture({ width: 640, height: 480 }).jpeg().toBuffer();
  return Buffer.concat([photo, randomBytes(bytes - photo.length)]);
}
