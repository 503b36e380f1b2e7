import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withoutDebugInfo } from './without-debug-info.ts';

test.runIf(process.platform === 'linux')(
  'a program runs as before, and is not made smaller twice',
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'program-'));
    try {
      const once = withoutDebugInfo(readFileSync('/bin/echo'));
      const file = path.join(folder, 'echo');
      writeFileSync(file, once, { mode: 0o755 });
      expect(spawnSync(file, ['still', 'here'], { encoding: 'utf8' }).stdout).toBe('still here\n');
      expect(withoutDebugInfo(once).equals(once)).toBe(true);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

test('what follows the last segment goes, and the list of sections with it', () => {
  const segments = Buffer.alloc(64 + 56 + 10, 1);
  Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1]).copy(segments);
  segments.writeBigUInt64LE(64n, 0x20);
  segments.writeUInt16LE(56, 0x36);
  segments.writeUInt16LE(1, 0x38);
  segments.writeBigUInt64LE(120n, 64 + 0x08);
  segments.writeBigUInt64LE(10n, 64 + 0x20);
  const smaller = withoutDebugInfo(Buffer.concat([segments, Buffer.from('names of functions')]));
  expect(smaller).toHaveLength(segments.length);
  expect(smaller.readBigUInt64LE(0x28)).toBe(0n);
});

test('what is no program of Linux stays as it is', () => {
  const script = Buffer.from('#!/bin/sh\n');
  expect(withoutDebugInfo(script)).toBe(script);
});
