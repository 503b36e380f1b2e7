import { uploadExerciseImages } from '@limber/contract/exercise-media';
import { refusal } from '@limber/contract/refusal';
import { expect, vi } from 'vitest';
import sharp from 'sharp';
import type { TestServer } from './test-server.ts';
import type { TestClient } from './client.ts';

export type FileToSend = { name: string; bytes: Uint8Array };

/** A JPEG of one colour. */
export async function aPhoto(
  name: string,
  { width = 64, height = 48, background = '#6E93E8' } = {},
): Promise<FileToSend> {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, bytes };
}

const { bytes: PHOTO } = await aPhoto('photo.jpg');

export const photos = async (count: number): Promise<FileToSend[]> =>
  Array.from({ length: count }, (_, index) => ({ name: `${index + 1}.jpg`, bytes: PHOTO }));

/** The keys of all files that the server stores. */
export const storedKeys = async ({ deps }: TestServer): Promise<string[]> =>
  (await Array.fromAsync(deps.storage.list())).flat().map(({ key }) => key);

/** Replaces videos by a single byte: for tests of their rows and files, not of their content. */
export const makeNoVideos = ({ deps }: TestServer) => {
  const bytes = new Uint8Array([1]);
  vi.spyOn(deps.videos, 'film').mockImplementation(async (read) => {
    await read();
    return { light: bytes, dark: bytes };
  });
  return vi.spyOn(deps.videos, 'make').mockImplementation(async (read) => {
    await read();
    return bytes;
  });
};

/** The form of an upload, as a browser sends it. */
export function formOf(files: readonly FileToSend[], exerciseId?: number | string): FormData {
  const form = new FormData();
  if (exerciseId !== undefined) form.append('exerciseId', String(exerciseId));
  for (const { name, bytes } of files)
    form.append('images', new Blob([new Uint8Array(bytes)]), name);
  return form;
}

/** Sends a form to `uploadExerciseImages`. Returns the answer whatever its status. */
export async function sendForm(
  { app }: TestServer,
  { token }: Pick<TestClient, 'token'>,
  form: FormData,
  idempotencyKey?: string,
) {
  const encoded = new Response(form);
  return app.inject({
    method: 'POST',
    url: uploadExerciseImages.path,
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      authorization: `Bearer ${token}`,
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
  });
}

/** Uploads files and returns the reply. Fails when the server refuses all of them. */
export async function uploadImages(
  server: TestServer,
  client: TestClient,
  exerciseId: number,
  files: readonly FileToSend[],
  idempotencyKey?: string,
) {
  const answer = await sendForm(server, client, formOf(files, exerciseId), idempotencyKey);
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.anything()]);
  return uploadExerciseImages.reply.parse(answer.json());
}

/** Uploads files and returns the refusal. Fails when the server accepts any of them. */
export async function refusedUpload(
  server: TestServer,
  client: TestClient,
  form: FormData,
): Promise<{ status: number; code: string; message: string; issues: string[] }> {
  const answer = await sendForm(server, client, form);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  const { code, message, issues = [] } = refusal.strict().parse(answer.json());
  return {
    status: answer.statusCode,
    code,
    message,
    issues: issues.map((issue) => `${issue.field}: ${issue.message}`),
  };
}
