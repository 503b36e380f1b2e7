import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  arrangeExerciseImages,
  generateExerciseVideo,
  uploadExerciseImages,
} from '@limber/contract/exercise-media';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newUser, registerAt } from './test/new-user.ts';
import { startS3 } from './test/s3-server.ts';
import { type ServerProcess, startServer } from './test/server-process.ts';
import { formOf, photos } from './test/uploading.ts';

const CHIN = 2;
/** Uploads of two users together: by then each has uploaded, removed, and uploaded again. */
const UPLOADS_BEFORE_KILL = 4;

type Headers = { authorization: string };

const root = mkdtempSync(path.join(tmpdir(), 'limber-media-'));
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.close();
  rmSync(root, { recursive: true, force: true });
});

const ENVIRONMENTS: [string, (dataDir: string) => Record<string, string>][] = [
  ['a folder', (dataDir) => ({ DATA_DIR: dataDir })],
  [
    'a bucket',
    (dataDir) => ({
      DATA_DIR: dataDir,
      S3_BUCKET: s3.config.bucket,
      S3_ENDPOINT: s3.config.endpoint ?? '',
      S3_ACCESS_KEY_ID: s3.config.credentials?.accessKeyId ?? '',
      S3_SECRET_ACCESS_KEY: s3.config.credentials?.secretAccessKey ?? '',
    }),
  ],
];

/** Runs the command in a process of its own. */
function runSweep(environment: Record<string, string>, ...words: string[]) {
  const command = [path.resolve(import.meta.dirname, 'commands/sweep.ts'), ...words];
  const env = { PATH: process.env.PATH, ...environment };
  return new Promise<{ status: number; said: string }>((resolve) => {
    execFile(process.execPath, command, { env }, (error, stdout, stderr) => {
      resolve({ status: Number(error?.code ?? 0), said: (stdout + stderr).trim() });
    });
  });
}

async function signUp({ url }: ServerProcess, invitation?: string): Promise<Headers> {
  return { authorization: `Bearer ${await registerAt(url, { ...newUser(), invitation })}` };
}

async function uploadTo({ url }: ServerProcess, headers: Headers, count: number) {
  const body = formOf(await photos(count), CHIN);
  const answer = await fetch(url + uploadExerciseImages.path, { method: 'POST', headers, body });
  return uploadExerciseImages.reply.parse(await answer.json()).imageUrls;
}

describe.each(ENVIRONMENTS)('media in %s', (kind, environmentAt) => {
  const dataDir = path.join(root, kind);
  let environment: Record<string, string>;
  let server: ServerProcess;
  let administrator: Headers;
  let member: Headers;
  beforeAll(async () => {
    environment = environmentAt(dataDir);
    server = await startServer(environment);
    administrator = await signUp(server, server.setupCode());
    member = await signUp(server);
  });
  afterAll(() => server.end('SIGKILL'));

  test('are uploaded, made into a video, served in parts, and swept', async () => {
    const [imageUrl = ''] = await uploadTo(server, member, 2);
    const image = await fetch(server.url + imageUrl);
    expect(image.status).toBe(200);
    expect((await sharp(await image.arrayBuffer()).metadata()).format).toBe('webp');
    const generated = await fetch(
      server.url + generateExerciseVideo.path.replace(':id', String(CHIN)),
      { method: 'POST', headers: member },
    );
    const { videoUrl } = generateExerciseVideo.reply.parse(await generated.json());
    const whole = Buffer.from(await (await fetch(server.url + videoUrl)).arrayBuffer());
    const part = await fetch(server.url + videoUrl, { headers: { range: 'bytes=-50' } });
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '50']);
    expect(whole.subarray(-50).equals(Buffer.from(await part.arrayBuffer()))).toBe(true);
    expect(await runSweep(environment)).toEqual({
      status: 0,
      said: 'Files that belonged to nothing: 0. Lost files: 0.',
    });
  });

  test(
    'that were acknowledged outlive a kill -9, and what was under way leaves nothing',
    { tags: ['spec:silent/media-storage'] },
    async () => {
      const acknowledged: string[] = [];
      await Promise.all(
        [administrator, member].map((headers) => uploadUntilKilled(server, headers, acknowledged)),
      );
      expect(acknowledged.length).toBeGreaterThanOrEqual(UPLOADS_BEFORE_KILL);
      server = await startServer(environment);
      for (const address of acknowledged) {
        const image = await fetch(server.url + address);
        expect([address, image.status]).toEqual([address, 200]);
        expect((await sharp(await image.arrayBuffer()).stats()).channels).toHaveLength(3);
      }
      const files = readdirSync(dataDir, { recursive: true }).map(String);
      expect(files.filter((file) => file.endsWith('.part'))).toEqual([]);
      const { said } = await runSweep(environment);
      expect(said).toContain('Lost files: 0.');
    },
  );
});

test('a sweep with an option that does not exist sweeps nothing', async () => {
  const { status, said } = await runSweep({ DATA_DIR: root }, '--everything');
  expect([status, said]).toEqual([2, 'The only option is --forget-lost.']);
});

/**
 * Uploads, removes and makes videos until the server is gone; adds the addresses of acknowledged
 * images.
 */
async function uploadUntilKilled(
  server: ServerProcess,
  headers: Headers,
  acknowledged: string[],
): Promise<void> {
  const post = (path: string, method: string, sent: RequestInit) =>
    fetch(server.url + path.replace(':id', String(CHIN)), { method, ...sent });
  try {
    for (;;) {
      acknowledged.push(...(await uploadTo(server, headers, 1)));
      // The call is not awaited: its video is being made while the server is killed.
      post(generateExerciseVideo.path, 'POST', { headers }).catch(() => {});
      if (acknowledged.length >= UPLOADS_BEFORE_KILL) await server.end('SIGKILL');
      await post(arrangeExerciseImages.path, 'PUT', {
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ imageIds: [] }),
      });
    }
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return;
    throw error;
  }
}
