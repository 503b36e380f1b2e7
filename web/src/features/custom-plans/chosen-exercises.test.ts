import { array, assert, boolean, property, record, shuffledSubarray } from 'fast-check';
import { expect, test } from 'vitest';
import { chooseOne } from './chosen-exercises.ts';

const ORDER = [5, 3, 9, 1, 7];
const NONE = { ids: new Set<number>(), last: null };
const press = (id: number) => ({ id, range: false });
const shiftPress = (id: number) => ({ id, range: true });
const after = (...presses: { id: number; range: boolean }[]) => [
  ...presses.reduce<Parameters<typeof chooseOne>[0]>(
    (chosen, { id, range }) => chooseOne(chosen, id, { range, order: ORDER }),
    NONE,
  ).ids,
];

test('a press chooses, another lets go', () => {
  expect(after(press(3), press(1))).toEqual([3, 1]);
  expect(after(press(3), press(1), press(3))).toEqual([1]);
});

test('with shift all from the last one on are chosen, up or down', () => {
  expect(after(press(3), shiftPress(1))).toEqual([3, 9, 1]);
  expect(new Set(after(press(1), shiftPress(3)))).toEqual(new Set([1, 3, 9]));
});

test('with shift all up to one that is chosen are let go', () => {
  expect(after(press(3), shiftPress(7), press(5), shiftPress(9))).toEqual([1, 7]);
});

test('a range from what is not shown any more is one exercise', () => {
  const chosen = { ids: new Set([99]), last: 99 };
  expect([...chooseOne(chosen, 9, { range: true, order: ORDER }).ids]).toEqual([99, 9]);
});

test('whatever is pressed, the exercise pressed last changes sides', () => {
  const presses = array(
    record({ at: shuffledSubarray(ORDER, { minLength: 1 }), range: boolean() }),
  );
  assert(
    property(presses, (all) => {
      let chosen: Parameters<typeof chooseOne>[0] = NONE;
      for (const { at, range } of all) {
        const [id = 5] = at;
        const before = chosen.ids.has(id);
        chosen = chooseOne(chosen, id, { range, order: ORDER });
        expect(chosen.ids.has(id)).toBe(!before);
      }
    }),
  );
});
