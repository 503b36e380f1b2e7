import { expect, test } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { aFile } from '#test/samples.ts';
import {
  type Attempt,
  fitInto,
  isUploading,
  type PickedFile,
  selectionOf,
  withMoved,
} from './selection.ts';

const picked = (...keys: string[]): PickedFile[] =>
  keys.map((key) => ({ key, file: aFile(`${key}.png`) }));
const attempt = (key: string, change: Partial<Attempt> = {}): Attempt => ({
  key,
  round: 1,
  status: 'pending',
  isPaused: false,
  error: null,
  ...change,
});
const WAITING = { isPaused: true };
const UPLOADED = { status: 'success' } as const;
const failed = (status: number) =>
  ({ status: 'error', error: new ApiError(status, '', '') }) as const;
const keysOf = (files: readonly PickedFile[]) => files.map(({ key }) => key);

test.each([
  ['empty', 0, 'a.png is empty'],
  ['larger than 10 MB', 10 * 1024 * 1024 + 1, 'a.png is larger than 10 MB'],
])('a file that is %s is refused before it is sent', (_what, bytes, problem) => {
  const file = aFile('a.png', 'image/png', bytes);
  const { files } = selectionOf([{ key: 'a', file }], [], 0);
  expect(files[0]).toMatchObject({ state: 'refused', problem });
});

test('a file of exactly 10 MB is not too large', () => {
  const file = aFile('a.png', 'image/png', 10 * 1024 * 1024);
  const { files } = selectionOf([{ key: 'a', file }], [], 0);
  expect(files[0]).toMatchObject({ state: 'chosen', problem: null });
});

test('a file can be moved one place earlier or later, and not beyond the ends', () => {
  const three = picked('a', 'b', 'c');
  expect(keysOf(withMoved(three, 'b', 1))).toEqual(['a', 'c', 'b']);
  expect(keysOf(withMoved(three, 'b', -1))).toEqual(['b', 'a', 'c']);
  expect(keysOf(withMoved(three, 'a', -1))).toEqual(['a', 'b', 'c']);
  expect(keysOf(withMoved(three, 'c', 1))).toEqual(['a', 'b', 'c']);
  expect(keysOf(withMoved(three, 'x', 1))).toEqual(['a', 'b', 'c']);
});

test('only as many files are sent as there is room for, the first ones', () => {
  const { ready, beyond } = fitInto(selectionOf(picked('a', 'b', 'c'), [], 0), 2);
  expect([keysOf(ready), keysOf(beyond)]).toEqual([['a', 'b'], ['c']]);
});

test('what is on its way takes its room, and what is refused takes none', () => {
  const attempts = [attempt('a', WAITING), attempt('b', failed(415))];
  const { ready, beyond } = fitInto(selectionOf(picked('a', 'b', 'c', 'd'), attempts, 0), 2);
  expect([keysOf(ready), keysOf(beyond)]).toEqual([['c'], ['d']]);
});

test('what failed for once can be tried again, what is wrong with the file itself cannot', () => {
  const attempts = [attempt('a', failed(500)), attempt('b', failed(413))];
  const { files } = selectionOf(picked('a', 'b'), attempts, 0);
  expect(files.map(({ state }) => state)).toEqual(['failed', 'refused']);
  expect(files[0]?.problem).toBe('This image was not uploaded');
});

test('one file is on its way, as far as it is; the others wait', () => {
  const attempts = [attempt('a'), attempt('b', WAITING)];
  const { files } = selectionOf(picked('a', 'b', 'c'), attempts, 0.4);
  expect(files.map(({ state, sent }) => [state, sent])).toEqual([
    ['sending', 0.4],
    ['queued', 0],
    ['chosen', 0],
  ]);
});

test('an upload counts what is there, and is over when nothing is left to send', () => {
  const one = selectionOf(picked('b'), [attempt('a', UPLOADED), attempt('b')], 0);
  expect([one.round, isUploading(one)]).toEqual([{ total: 2, uploaded: 1 }, true]);
  expect(isUploading(selectionOf([], [attempt('a', UPLOADED)], 0))).toBe(false);
});

test('the latest upload is counted alone', () => {
  const attempts = [
    attempt('a', UPLOADED),
    attempt('b', failed(500)),
    attempt('c', { ...WAITING, round: 2 }),
  ];
  expect(selectionOf(picked('b', 'c'), attempts, 0).round).toEqual({ total: 1, uploaded: 0 });
});
