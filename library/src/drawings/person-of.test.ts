import { deepestArm } from '@limber/figure/deepest-arm';
import { PEOPLE } from '@limber/figure/people';
import { expect, test } from 'vitest';
import type { Entry } from '../entry.ts';
import { library } from '../library.ts';
import { motionOf } from './motion-of.ts';
import { personOf } from './person-of.ts';

/**
 * Centimetres by which an arm may reach deeper into her body than into one of middle build, since
 * flesh and cloth give way.
 */
const GIVES_WAY = 1;

const shownBy = Map.groupBy(library, (entry) => personOf(entry).id);
const named = ({ id, title }: Entry) => `${id} ${title}`;

function exercise(changes: Partial<Entry>): Entry {
  const [first] = library;
  if (first === undefined) throw new Error('There are no exercises');
  return { ...first, contraindications: [], bodyArea: 'neck', ...changes };
}
const seated: Entry['motion'] = { base: 'seated', view: 'front', focus: ['neck'], frames: [{}] };

test('nine people show the exercises, each of them more than once', () => {
  expect([...shownBy.keys()].toSorted()).toEqual(Object.keys(PEOPLE).toSorted());
  for (const shown of shownBy.values()) expect(shown.length).toBeGreaterThan(10);
});

test('a wheelchair user shows what is done seated with the upper body, and nothing else', () => {
  const turn = { id: 311, motion: seated };
  expect(personOf(exercise(turn)).id).toBe('kofi');
  for (const changes of [
    { bodyArea: 'knees' as const },
    { motion: { ...seated, base: 'standing' as const } },
    { motion: { ...seated, frames: [{ 'L.knee.flex': 20 }] } },
    { motion: { ...seated, frames: [{ 'B.on': 'seat' as const }] } },
    { motion: { ...seated, free: ['left' as const] } },
  ]) {
    expect(personOf(exercise({ ...turn, ...changes })).id).not.toBe('kofi');
  }
});

test('a pregnant woman shows nothing that pregnancy rules out', () => {
  const turn = { id: 312, motion: seated };
  expect(personOf(exercise(turn)).id).toBe('nadia');
  expect(personOf(exercise({ ...turn, contraindications: ['pregnancy'] })).id).not.toBe('nadia');
  const ruledOut = (shownBy.get('nadia') ?? []).filter(({ contraindications }) =>
    contraindications.includes('pregnancy'),
  );
  expect(ruledOut.map(named)).toEqual([]);
});

test('the arms of a pregnant woman stay clear of her belly, however they move', () => {
  const clashing = (shownBy.get('nadia') ?? []).filter(({ id, motion }) => {
    const shown = motionOf(id, motion);
    return deepestArm(shown, PEOPLE.nadia) > deepestArm(shown, PEOPLE.tom) + GIVES_WAY;
  });
  expect(clashing.map(named)).toEqual([]);
}, 60_000);
