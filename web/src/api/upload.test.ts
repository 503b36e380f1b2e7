// @vitest-environment happy-dom
import { uploadExerciseImages } from '@limber/contract/exercise-media';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, refused } from '#test/fake-api.ts';
import { fakeUploads } from '#test/fake-upload.ts';
import { aFile } from '#test/media.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { removeToken, storeToken } from './token.ts';
import { onUnauthorised } from './unauthorised.ts';
import { upload } from './upload.ts';

const CALL = 'POST /api/exercises/upload-images';
const STORED = { imageUrls: ['/media/1.webp'], refused: [] };
const send = (options?: Parameters<typeof upload>[3]) =>
  upload(uploadExerciseImages, { body: { exerciseId: 7 } }, [aFile('a.png')], options);
const raised = async (options?: Parameters<typeof upload>[3]) =>
  send(options).catch((error: unknown) => error);

beforeEach(fakeUploads);
afterEach(() => {
  removeToken();
  vi.unstubAllGlobals();
});

test(
  'what a file is for is sent before the file, as the person who is signed in',
  { tags: ['spec:7/upload-images'] },
  async () => {
    storeToken('t0ken');
    const seen = fakeApi({ [CALL]: () => STORED });
    expect(await send({ headers: { 'Idempotency-Key': 'one' } })).toEqual(STORED);
    const form = seen[0]?.body as FormData;
    expect([...form.keys()]).toEqual(['exerciseId', 'images']);
    expect(form.get('exerciseId')).toBe('7');
    expect(form.get('images')).toMatchObject({ name: 'a.png', size: 2048 });
    expect(seen[0]?.headers.get('Authorization')).toBe('Bearer t0ken');
    expect(seen[0]?.headers.get('Idempotency-Key')).toBe('one');
  },
);

test('it tells how much is sent', async () => {
  fakeApi({ [CALL]: () => STORED });
  const heard: number[] = [];
  await send({ onProgress: (share) => heard.push(share) });
  expect(heard).toEqual([0.5]);
});

test('a refusal raises what any call raises, with the sentence of the server', async () => {
  fakeApi({ [CALL]: () => refused(415, 'a.png is damaged and cannot be read') });
  const error = await raised();
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 415,
    refusal: { message: 'a.png is damaged and cannot be read' },
  });
});

test('a server out of reach raises the sentence about the connection', async () => {
  fakeApi({ [CALL]: () => Promise.reject(new TypeError('Failed to fetch')) });
  expect(await raised()).toBeInstanceOf(NetworkError);
});

test('a token that the server no longer knows is reported', async () => {
  storeToken('old');
  fakeApi({ [CALL]: () => refused(401) });
  const heard = vi.fn<() => void>();
  const stop = onUnauthorised(heard);
  await raised();
  expect(heard).toHaveBeenCalledOnce();
  stop();
});

test('an upload can be cancelled while it is under way, and before', async () => {
  fakeApi({ [CALL]: () => new Promise(() => {}) });
  const controller = new AbortController();
  const under = raised({ signal: controller.signal });
  controller.abort();
  expect(await under).toMatchObject({ name: 'AbortError' });
  expect(await raised({ signal: controller.signal })).toMatchObject({ name: 'AbortError' });
});

test('an answer that breaks the contract is an error', async () => {
  fakeApi({ [CALL]: () => ({ imageUrls: 'one' }) });
  await expect(send()).rejects.toThrow(/invalid/i);
});
