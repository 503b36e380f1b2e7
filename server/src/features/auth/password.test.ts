import { expect, test } from 'vitest';
import { createPasswordHasher } from './password.ts';

/** A hash at this cost takes long enough to be measured beside everything else. */
const COST = { memory: 4096, passes: 2, parallelism: 1 };
const CHEAP = { memory: 64, passes: 1, parallelism: 1 };

test('a hash names its cost, and no two hashes of a password are alike', async () => {
  const { hash } = createPasswordHasher(COST);
  const [first, second] = [await hash('a calm neck 42'), await hash('a calm neck 42')];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=4096,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(second).not.toBe(first);
});

test('a hash stays right when the cost of new ones is changed', async () => {
  const stored = await createPasswordHasher(CHEAP).hash('a calm neck 42');
  const { verify } = createPasswordHasher(COST);
  expect(await verify(stored, 'a calm neck 42')).toBe(true);
  expect(await verify(stored, 'a stiff neck 42')).toBe(false);
});

test('a wrong name is answered no sooner than a wrong password, whatever a hash costs', async () => {
  const { hash, verify } = createPasswordHasher(COST);
  const stored = await hash('a calm neck 42');
  const processorTime = async (compared: string | null) => {
    const before = process.cpuUsage();
    expect(await verify(compared, 'a stiff neck 42')).toBe(false);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  let [wrongName, wrongPassword] = [0, 0];
  for (let round = 0; round < 8; round += 1) {
    wrongName += await processorTime(null);
    wrongPassword += await processorTime(stored);
  }
  expect(wrongName).toBeGreaterThan(wrongPassword / 2);
  expect(wrongName).toBeLessThan(wrongPassword * 2);
});
