/**
 * The time of Limber, built like `npm start`, from launch to first answer, and its memory, as
 * ratios to a minimal server in the same run: `npm run bench -- start [--rounds 7] [--calls
 * 20000]`. Both take turns. Then its memory after many large pictures, compared with before.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import sharp from 'sharp';
import { BUILT_SERVER, buildServerIfChanged } from '../scripts/build-server.ts';
import { buildWebIfChanged } from '../scripts/build-web.ts';
import { startServer } from '../server/src/test/server-process.ts';
import { figuresOf, mostMegabytes, processorSeconds } from './process-figures.ts';
import { spread } from './spread.ts';
import { createTokens, seedCeiling, seedLimber } from './throughput/people.ts';
import { startCeiling } from './throughput/start-ceiling.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    calls: { type: 'string', default: '20000' },
  },
});
const PICTURES = 12;
const PIXELS = { width: 7300, height: 5400 };
const WAITS_SECONDS = [0, 10, 40];

const folder = mkdtempSync(path.join(tmpdir(), 'limber-start-'));
const inFolder = (name: string) => path.join(folder, name);
const tokens = createTokens();
const headers = { authorization: `Bearer ${tokens[0]}` };
const environment = { DATA_DIR: folder, RATE_LIMITS: 'on' };
const limber = () =>
  startServer(environment, { logFile: inFolder('limber.log'), main: BUILT_SERVER });
const ceiling = () =>
  startCeiling({
    database: inFolder('ceiling.sqlite'),
    log: inFolder('ceiling.log'),
    body: inFolder('exercises.json'),
    databaseUrl: null,
  });

buildWebIfChanged();
buildServerIfChanged();
try {
  await seedLimber({ databaseUrl: null, dataDir: folder }, tokens);
  // The first start compiles, and provides the minimal server's answers.
  const first = await limber();
  const exercises = await fetch(`${first.url}/api/exercises`, { headers });
  writeFileSync(inFolder('exercises.json'), await exercises.text());
  await first.end('SIGTERM');
  seedCeiling(inFolder('ceiling.sqlite'), tokens, '{}');
  await compareStarts();
  await watchPictures();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

async function compareStarts(): Promise<void> {
  const ratios = { time: [], work: [], idle: [], most: [] } as Record<string, number[]>;
  const absolute: string[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const ours = await measureStart(limber);
    const least = await measureStart(ceiling);
    for (const name of ['time', 'work', 'idle', 'most'] as const) {
      ratios[name]?.push(ours[name] / least[name]);
    }
    absolute.push(`${Math.round(ours.time)}/${Math.round(least.time)} ms`);
    absolute.push(`${ours.idle}/${least.idle} MB`);
  }
  console.log(`to the first answer ${spread(ratios.time ?? [])} of the ceiling's`);
  console.log(`processor time      ${spread(ratios.work ?? [])}`);
  console.log(`memory at rest      ${spread(ratios.idle ?? [])}`);
  console.log(`memory at most      ${spread(ratios.most ?? [])} (${absolute.join(', ')})`);
}

async function measureStart(start: typeof ceiling) {
  const begun = performance.now();
  const { url, process: child } = await start();
  const answer = await fetch(`${url}/api/auth/me`, { headers });
  const time = performance.now() - begun;
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`);
  const { pid = 0 } = child;
  await pause(1000);
  const work = processorSeconds(pid);
  const idle = figuresOf(pid).megabytes;
  await autocannon({
    url,
    connections: 50,
    amount: Number(values.calls),
    requests: ['/api/auth/me', '/api/custom-plans', '/api/routine-history'].map((where) => ({
      path: where,
      setupRequest: (request) => {
        request.headers = {
          authorization: `Bearer ${tokens[Math.floor(Math.random() * tokens.length)]}`,
        };
        return request;
      },
    })),
  });
  const most = mostMegabytes(pid);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  return { time, work, idle, most };
}

/** Memory before, at most during and after uploads of the largest pictures. */
async function watchPictures(): Promise<void> {
  const server = await limber();
  const { pid = 0 } = server.process;
  await pause(1000);
  const before = figuresOf(pid).megabytes;
  const { width, height } = PIXELS;
  const noise = await sharp(randomBytes((width / 4) * (height / 4) * 3), {
    raw: { width: width / 4, height: height / 4, channels: 3 },
  })
    .resize(PIXELS)
    .jpeg({ quality: 60 })
    .toBuffer();
  const files = new FormData();
  files.set('exerciseId', '1');
  for (let nth = 0; nth < PICTURES; nth += 1) {
    files.append('images', new Blob([noise], { type: 'image/jpeg' }), `${nth}.jpg`);
  }
  const sent = await fetch(`${server.url}/api/exercises/upload-images`, {
    method: 'POST',
    headers,
    body: files,
  });
  if (!sent.ok) throw new Error(await sent.text());
  const after: string[] = [];
  let waited = 0;
  for (const seconds of WAITS_SECONDS) {
    await pause((seconds - waited) * 1000);
    waited = seconds;
    after.push(`${(figuresOf(pid).megabytes / before).toFixed(2)} after ${seconds} s`);
  }
  const most = (mostMegabytes(pid) / before).toFixed(2);
  console.log(
    `${PICTURES} pictures of ${Math.round(noise.length / 1e6)} MB: of the memory before (${before} MB) ${most} at most, ${after.join(', ')}`,
  );
  await server.end('SIGTERM');
}
