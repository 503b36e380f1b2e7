import { expect, test } from 'vitest';
import { aFile } from '#test/samples.ts';
import {
  type Change,
  changed,
  chooseFile,
  fitInto,
  isUploading,
  NOTHING_CHOSEN,
  type Selection,
} from './selection.ts';

const A_TO_D = ['a', 'b', 'c', 'd'];
const chosen = (...keys: string[]): Selection =>
  after(NOTHING_CHOSEN, {
    kind: 'chosen',
    files: keys.map((key) => chooseFile(key, aFile(`${key}.png`))),
  });
const after = (selection: Selection, ...changes: Change[]) => changes.reduce(changed, selection);
const keys = ({ files }: Selection) => files.map(({ key }) => key);
const states = ({ files }: Selection) => files.map(({ state }) => state);

test('files that are chosen later come after those that are there', () => {
  const more = { kind: 'chosen', files: [chooseFile('c', aFile('c.png'))] } as const;
  expect(keys(after(chosen('a', 'b'), more))).toEqual(['a', 'b', 'c']);
});

test.each([
  ['empty', 0, 'a.png is empty'],
  ['larger than 10 MB', 10 * 1024 * 1024 + 1, 'a.png is larger than 10 MB'],
])('a file that is %s is refused before it is sent', (_what, bytes, problem) => {
  const file = chooseFile('a', aFile('a.png', 'image/png', bytes));
  expect(file).toMatchObject({ state: 'refused', problem });
});

test('a file of exactly 10 MB is not too large', () => {
  expect(chooseFile('a', aFile('a.png', 'image/png', 10 * 1024 * 1024)).problem).toBeNull();
});

test('a file can be moved one place earlier or later, and not beyond the ends', () => {
  const three = chosen('a', 'b', 'c');
  expect(keys(after(three, { kind: 'moved', key: 'b', by: 1 }))).toEqual(['a', 'c', 'b']);
  expect(keys(after(three, { kind: 'moved', key: 'b', by: -1 }))).toEqual(['b', 'a', 'c']);
  expect(keys(after(three, { kind: 'moved', key: 'a', by: -1 }))).toEqual(['a', 'b', 'c']);
  expect(keys(after(three, { kind: 'moved', key: 'c', by: 1 }))).toEqual(['a', 'b', 'c']);
  expect(keys(after(three, { kind: 'moved', key: 'x', by: 1 }))).toEqual(['a', 'b', 'c']);
});

test('a file can be taken away', () => {
  expect(keys(after(chosen('a', 'b'), { kind: 'removed', key: 'a' }))).toEqual(['b']);
});

test('only as many files are sent as there is room for, the first ones', () => {
  const { ready, beyond } = fitInto(chosen('a', 'b', 'c'), 2);
  expect([ready, beyond].map((files) => files.map(({ key }) => key))).toEqual([['a', 'b'], ['c']]);
});

test('what is on its way takes its room, and what is refused takes none', () => {
  const selection = after(
    chosen('a', 'b', 'c', 'd'),
    { kind: 'queued', keys: ['a'] },
    { kind: 'failed', key: 'b', problem: 'b.png is damaged', forGood: true },
  );
  const { ready, beyond } = fitInto(selection, 2);
  expect([ready, beyond].map((files) => files.map(({ key }) => key))).toEqual([['c'], ['d']]);
});

test('an upload counts what is there, and is over when nothing is left to send', () => {
  const start = after(chosen('a', 'b'), { kind: 'queued', keys: ['a', 'b'] });
  expect(start.round).toEqual({ total: 2, uploaded: 0 });
  const one = after(start, { kind: 'sending', key: 'a' }, { kind: 'uploaded', key: 'a' });
  expect(one.round).toEqual({ total: 2, uploaded: 1 });
  expect([keys(one), isUploading(one)]).toEqual([['b'], true]);
  expect(isUploading(after(one, { kind: 'uploaded', key: 'b' }))).toBe(false);
});

test('files that join an upload are counted with it; the next upload counts anew', () => {
  const under = after(
    chosen('a', 'b', 'c'),
    { kind: 'queued', keys: ['a', 'b'] },
    { kind: 'uploaded', key: 'a' },
    { kind: 'queued', keys: ['c'] },
  );
  expect(under.round).toEqual({ total: 3, uploaded: 1 });
  const failed = { problem: 'no', forGood: false } as const;
  const over = after(
    under,
    { kind: 'failed', key: 'b', ...failed },
    { kind: 'failed', key: 'c', ...failed },
    { kind: 'queued', keys: ['b'] },
  );
  expect(over.round).toEqual({ total: 1, uploaded: 0 });
});

test('a file that failed can be tried again, and then its problem is forgotten', () => {
  const failed = after(
    chosen('a'),
    { kind: 'queued', keys: ['a'] },
    { kind: 'failed', key: 'a', problem: 'busy', forGood: false },
  );
  expect(fitInto(failed, 12).ready).toHaveLength(1);
  const again = after(failed, { kind: 'queued', keys: ['a'] });
  expect(again.files[0]).toMatchObject({ state: 'queued', problem: null });
});

test('stopping one leaves the others on their way; stopping all leaves none', () => {
  const under = after(
    chosen(...A_TO_D),
    { kind: 'queued', keys: ['a', 'b', 'c'] },
    { kind: 'sending', key: 'a' },
    { kind: 'sent', key: 'a', share: 0.4 },
  );
  const one = after(under, { kind: 'stopped', key: 'b' });
  expect(states(one)).toEqual(['sending', 'chosen', 'queued', 'chosen']);
  expect(one.round).toEqual({ total: 2, uploaded: 0 });
  const all = after(under, { kind: 'stopped', key: null });
  expect(states(all)).toEqual(['chosen', 'chosen', 'chosen', 'chosen']);
  expect(all.files[0]?.sent).toBe(0);
});
