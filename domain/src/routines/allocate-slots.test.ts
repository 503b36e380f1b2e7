import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BODY_AREAS, type BodyArea } from '../body-areas.ts';
import { totalWeight, type Weights } from '../pain-points/weights.ts';
import { seededRandom } from '../random.ts';
import { allocateSlots, ROUTINE_SIZE } from './allocate-slots.ts';

const RUNS = { numRuns: 3000 };
const random = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
const asRandom = (stream: Iterator<number>) => () => Number(stream.next().value);
const weights = fc
  .subarray([...BODY_AREAS], { minLength: 1 })
  .chain((areas) =>
    fc
      .array(fc.nat(100), { minLength: areas.length, maxLength: areas.length })
      .map((shares): Weights =>
        Object.fromEntries(areas.map((area, at) => [area, shares[at] ?? 0])),
      ),
  );

/** Slots as fractions. */
function quotas(given: Weights): Map<BodyArea, number> {
  const areas = BODY_AREAS.filter((area) => given[area] !== undefined);
  const total = totalWeight(given);
  return new Map(
    areas.map((area) => [
      area,
      total === 0
        ? // 100 divided equally in whole points, the remainder to the first areas.
          (ROUTINE_SIZE *
            (Math.floor(100 / areas.length) + (areas.indexOf(area) < 100 % areas.length ? 1 : 0))) /
          100
        : (ROUTINE_SIZE * (given[area] ?? 0)) / total,
    ]),
  );
}

test(
  'the slots always total five and go to selected areas only',
  { tags: ['spec:9/slots-by-weight'] },
  () => {
    fc.assert(
      fc.property(weights, random, (given, stream) => {
        const slots = allocateSlots(given, asRandom(stream));
        expect([...slots.values()].reduce((sum, count) => sum + count, 0)).toBe(ROUTINE_SIZE);
        for (const area of slots.keys()) expect(given).toHaveProperty(area);
      }),
      RUNS,
    );
  },
);

test(
  'every one of up to five areas gets a slot, whatever it weighs',
  { tags: ['spec:9/a-slot-for-each-area'] },
  () => {
    fc.assert(
      fc.property(weights, random, (given, stream) => {
        fc.pre(Object.keys(given).length <= ROUTINE_SIZE);
        const slots = allocateSlots(given, asRandom(stream));
        for (const area of Object.keys(given))
          expect(slots.get(area as BodyArea)).toBeGreaterThan(0);
      }),
      RUNS,
    );
  },
);

test(
  'shares are within one slot of their proportion, but for the slots that the smallest are owed',
  { tags: ['spec:9/slots-by-weight'] },
  () => {
    fc.assert(
      fc.property(weights, random, (given, stream) => {
        const exact = quotas(given);
        const least = exact.size <= ROUTINE_SIZE ? 1 : 0;
        const owed = [...exact.values()].reduce(
          (sum, quota) => sum + Math.max(0, least - quota),
          0,
        );
        for (const [area, slots] of allocateSlots(given, asRandom(stream))) {
          const quota = exact.get(area) ?? Number.NaN;
          expect(slots - quota).toBeLessThanOrEqual(1);
          expect(quota - slots).toBeLessThan(1 + owed);
        }
      }),
      RUNS,
    );
  },
);

test('no slot could be moved to bring the split nearer to proportion', () => {
  fc.assert(
    fc.property(weights, random, (given, stream) => {
      const exact = quotas(given);
      const least = exact.size <= ROUTINE_SIZE ? 1 : 0;
      const shares = [...allocateSlots(given, asRandom(stream))].map(([area, slots]) => ({
        slots,
        quota: exact.get(area) ?? Number.NaN,
      }));
      for (const giver of shares.filter(({ slots }) => slots > least)) {
        for (const receiver of shares.filter((share) => share !== giver)) {
          const nearer =
            (giver.slots - 1 - giver.quota) ** 2 +
            (receiver.slots + 1 - receiver.quota) ** 2 -
            (giver.slots - giver.quota) ** 2 -
            (receiver.slots - receiver.quota) ** 2;
          expect(nearer).toBeGreaterThan(-1e-9);
        }
      }
    }),
    RUNS,
  );
});

test('two areas at 60 and 40 get three slots and two', { tags: ['spec:9/slots-by-weight'] }, () => {
  expect(allocateSlots({ neck: 60, hips: 40 }, seededRandom(1))).toEqual(
    new Map([
      ['neck', 3],
      ['hips', 2],
    ]),
  );
});

test('an area that weighs nothing beside one that weighs all still gets its slot', () => {
  const slots = allocateSlots({ neck: 100, hips: 0 }, seededRandom(1));
  expect([slots.get('neck'), slots.get('hips')]).toEqual([4, 1]);
});

test(
  'weights that are all zero count as equal',
  { tags: ['spec:9/zero-weights-are-equal'] },
  () => {
    const slots = allocateSlots(
      { neck: 0, hips: 0, knees: 0, elbows: 0, lowerBack: 0 },
      seededRandom(1),
    );
    expect([...slots.values()]).toEqual([1, 1, 1, 1, 1]);
  },
);

test('nine equal areas all get their turn over the days', () => {
  const even = Object.fromEntries(BODY_AREAS.map((area) => [area, 11])) as Weights;
  const seen = new Set<string>();
  const random = seededRandom(9);
  for (let day = 0; day < 200; day += 1) {
    for (const [area, slots] of allocateSlots(even, random)) if (slots > 0) seen.add(area);
  }
  expect(seen.size).toBe(BODY_AREAS.length);
});
