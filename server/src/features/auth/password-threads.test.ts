import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { judgePasswordInline } from './judge-password.ts';
import { createLimits } from '#limits/limits.ts';
import { startPasswordThreads } from './password-threads.ts';
import { createPasswordHasher } from './password.ts';

const CHEAP = { memory: 64, passes: 1, parallelism: 1 };

const { deriveKey, judgePassword, close } = startPasswordThreads(createLimits());
afterAll(close);

test('passwords that threads hash are those that are hashed in place', async () => {
  const inPlace = createPasswordHasher(CHEAP);
  const onThreads = createPasswordHasher(CHEAP, deriveKey);
  const stored = await onThreads.hash('a calm neck 42');
  expect(await inPlace.verify(stored, 'a calm neck 42')).toBe(true);
  expect(await onThreads.verify(await inPlace.hash('a calm neck 42'), 'a calm neck 42')).toBe(true);
  expect(await onThreads.verify(stored, 'a stiff neck 42')).toBe(false);
});

test('threads judge a password as it is judged in place', async () => {
  const owner = { fullName: 'Ada Lovelace', username: 'ada', email: 'ada@example.com' };
  for (const password of ['lovelace2', 'correct horse battery staple']) {
    const asked = { password, owner };
    expect(await judgePassword(asked)).toEqual(await judgePasswordInline(asked));
  }
});

test('a hash that fails takes no other along', async () => {
  const key = { message: 'a calm neck 42', nonce: Buffer.alloc(16), tagLength: 32, ...CHEAP };
  const answers = await Promise.allSettled([
    deriveKey({ ...key, memory: -1 }),
    deriveKey(key),
    deriveKey({ ...key, memory: -1 }),
    deriveKey(key),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});

test.runIf(process.platform === 'linux')('hashes stand behind everything else', async () => {
  const key = { message: 'a calm neck 42', nonce: Buffer.alloc(16), tagLength: 32, ...CHEAP };
  await deriveKey(key);
  const ours = nicenessOf(process.pid);
  const behind = readdirSync('/proc/self/task').filter((thread) => nicenessOf(thread) > ours);
  expect(behind.length).toBeGreaterThanOrEqual(1);
});

function nicenessOf(thread: number | string): number {
  const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
  // After the name, which may hold spaces: the state is the third field, the niceness the nineteenth.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
}
