import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createLogOutput } from './log-output.ts';
import { PATIENCE } from '#test/patience.ts';

const failWith = (code: string) => {
  throw Object.assign(new Error(code), { code });
};

/** A disk with so many bytes of room. */
function createDisk(room: number) {
  const disk = { text: '', room };
  const write = (bytes: Uint8Array): number => {
    if (disk.room === 0) return failWith('ENOSPC');
    const some = bytes.subarray(0, disk.room);
    disk.text += Buffer.from(some).toString();
    disk.room -= some.length;
    return some.length;
  };
  return { disk, write };
}

test('lines for which there is no room are lost, and are counted as soon as there is', async () => {
  const { disk, write } = createDisk(8);
  const log = createLogOutput(write);
  for (const line of ['one\n', 'two two\n', 'three\n', 'four\n']) log.write(line);
  await nextTurn();
  expect(disk.text).toBe('one\ntwo ');
  disk.room = 1000;
  log.write('five\n');
  log.write('six\n');
  await nextTurn();
  const [one, two, loss, ...rest] = disk.text.trim().split('\n');
  expect([one, two, rest]).toEqual(['one', 'two ', ['five', 'six']]);
  expect(JSON.parse(loss ?? '')).toMatchObject({ level: 50, lines: 3 });
});

test('a loss that could not be told is told later', async () => {
  const { disk, write } = createDisk(0);
  const log = createLogOutput(write);
  log.write('one\n');
  await nextTurn();
  disk.room = 10;
  log.write('two\n');
  await nextTurn();
  disk.room = 1000;
  log.write('three\n');
  await nextTurn();
  expect(disk.text).toContain('"lines":2');
  expect(disk.text).toMatch(/three\n$/);
});

test('a reader who is slow gets every line, in order', async () => {
  let text = '';
  let takes = false;
  const log = createLogOutput((bytes) => {
    if (!takes) return failWith('EAGAIN');
    text += Buffer.from(bytes).toString();
    return bytes.length;
  });
  log.write('one\n');
  await nextTurn();
  takes = true;
  log.write('two\n');
  await nextTurn();
  await vi.waitFor(() => expect(text).toBe('one\ntwo\n'), PATIENCE);
});
