import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLocalStorage } from '#adapters/storage/local-storage.ts';
import type { MediaStorage } from '#adapters/storage/media-storage.ts';
import { TooManyVideos, type VideoMaker } from '#adapters/video/video-maker.ts';
import { createFilms, type Film } from './films.ts';
import { PATIENCE } from '#test/patience.ts';

const film: Film = {
  keys: { light: 'library/2-light.0.mp4', dark: 'library/2-dark.0.mp4' },
  read: () => Promise.reject(new Error('The maker of this test reads nothing')),
};
const bytes = { light: new Uint8Array([1]), dark: new Uint8Array([2, 2]) };
const BEING_MADE = { status: 503, code: 'being-made', retryAfter: 5 };

let folder: string;
let storage: MediaStorage;
let turn: PromiseWithResolvers<typeof bytes>;
const make = vi.fn<VideoMaker['film']>();

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'limber-films-'));
  storage = await createLocalStorage(folder);
  turn = Promise.withResolvers();
  make.mockReset().mockImplementation(() => turn.promise);
});
afterEach(() => rmSync(folder, { recursive: true }));

const filmsOf = () =>
  createFilms({ storage, videos: { make: vi.fn<VideoMaker['make']>(), film: make } });

test('a film is made once for all who ask meanwhile, who are told to come back, and kept for both themes', async () => {
  const find = filmsOf();
  for (const theme of ['light', 'dark', 'light'] as const) {
    await expect(find(film, theme)).rejects.toMatchObject(BEING_MADE);
  }
  expect(make).toHaveBeenCalledOnce();
  turn.resolve(bytes);
  await vi.waitFor(async () => expect((await find(film, 'dark')).size).toBe(2), PATIENCE);
  expect((await find(film, 'light')).size).toBe(1);
  expect(make).toHaveBeenCalledOnce();
});

test.each([new Error('out of memory'), new TooManyVideos()])(
  'who waits for a film that cannot be made is told why (%s); whoever asks then has it tried again',
  async (problem) => {
    const find = filmsOf();
    await expect(find(film, 'light')).rejects.toMatchObject(BEING_MADE);
    turn.reject(problem);
    await vi.waitFor(() => expect(find(film, 'dark')).rejects.toBe(problem), PATIENCE);
    turn = Promise.withResolvers();
    await expect(find(film, 'light')).rejects.toMatchObject(BEING_MADE);
    turn.resolve(bytes);
    await vi.waitFor(async () => expect((await find(film, 'light')).size).toBe(1), PATIENCE);
    expect(make).toHaveBeenCalledTimes(2);
  },
);

test('who asked at the moment when a film was finished does not have it made again', async () => {
  const find = filmsOf();
  await expect(find(film, 'light')).rejects.toMatchObject(BEING_MADE);
  const looked = Promise.withResolvers<null>();
  vi.spyOn(storage, 'find').mockReturnValueOnce(looked.promise);
  const asking = find(film, 'light');
  turn.resolve(bytes);
  await vi.waitFor(async () => expect((await find(film, 'dark')).size).toBe(2), PATIENCE);
  looked.resolve(null);
  await expect(asking).rejects.toMatchObject(BEING_MADE);
  expect(make).toHaveBeenCalledOnce();
});
