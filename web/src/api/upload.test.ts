import { uploadExerciseImages } from '@limber/contract/exercise-media';
import { expect, test, vi } from 'vitest';
import { api } from '#test/fake-api.ts';
import { aFile } from '#test/samples.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { storeToken } from './token.ts';
import { onUnauthorised } from './request.ts';
import { upload } from './upload.ts';

const STORED = { imageUrls: ['/media/1.webp'], refused: [] };
const send = (options?: Parameters<typeof upload>[3]) =>
  upload(uploadExerciseImages, { body: { exerciseId: 7 } }, [aFile('a.png')], options);
const raised = async (options?: Parameters<typeof upload>[3]) =>
  send(options).catch((error: unknown) => error);

test(
  'what a file is for is sent before the file, as the person who is signed in',
  { tags: ['spec:7/upload-images'] },
  async () => {
    storeToken('t0ken');
    api.answer(uploadExerciseImages, STORED);
    expect(await send({ headers: { 'Idempotency-Key': 'one' } })).toEqual(STORED);
    const [sent] = api.sent(uploadExerciseImages);
    const form = sent?.body as FormData;
    expect([...form.keys()]).toEqual(['exerciseId', 'images']);
    expect(form.get('exerciseId')).toBe('7');
    expect(form.get('images')).toMatchObject({ name: 'a.png', size: 2048 });
    expect(sent?.headers.get('Authorization')).toBe('Bearer t0ken');
    expect(sent?.headers.get('Idempotency-Key')).toBe('one');
  },
);

test('it tells how much is sent', async () => {
  api.answer(uploadExerciseImages, STORED);
  const heard: number[] = [];
  await send({ onProgress: (share) => heard.push(share) });
  expect(heard).toEqual([0.5]);
});

test('a refusal raises what any call raises, with the sentence of the server', async () => {
  api.refuse(uploadExerciseImages, 415, 'a.png is damaged and cannot be read');
  const error = await raised();
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 415,
    refusal: { message: 'a.png is damaged and cannot be read' },
  });
});

test('a server out of reach raises the sentence about the connection', async () => {
  api.lose(uploadExerciseImages);
  expect(await raised()).toBeInstanceOf(NetworkError);
});

test('a token that the server no longer knows is reported', async () => {
  storeToken('old');
  api.break(uploadExerciseImages, 401);
  const heard = vi.fn<() => void>();
  const stop = onUnauthorised(heard);
  await raised();
  expect(heard).toHaveBeenCalledOnce();
  stop();
});

test('an upload can be cancelled while it is under way, and before', async () => {
  api.delay(uploadExerciseImages);
  const controller = new AbortController();
  const under = raised({ signal: controller.signal });
  controller.abort();
  expect(await under).toMatchObject({ name: 'AbortError' });
  expect(await raised({ signal: controller.signal })).toMatchObject({ name: 'AbortError' });
});

test('an answer that is not written in the form of the contract is an error', async () => {
  api.answer(
    uploadExerciseImages,
    () => new Response('<html>Please sign in to this network</html>'),
  );
  await expect(send()).rejects.toThrow(SyntaxError);
});
