import { expect, test } from 'vitest';
import { length } from '../math/vector.ts';
import { standingPose } from '../skeleton/base-poses.ts';
import { SIDES } from '../pose/side.ts';
import { placeOf, type Base } from '../scene/place.ts';
import { DESK_HEIGHT, SEAT_HEIGHT } from '../skeleton/proportions.ts';
import { contactFor } from './contact-for.ts';
import { ROOM_CONTACTS } from './room-contacts.ts';

const at = (base: Base, key: string, side = SIDES[0] as (typeof SIDES)[number]) =>
  contactFor(standingPose(), placeOf(base), key, side);

test.each(['wall', 'wallDown', 'wallTips', 'wallSide', 'wallSideBack', 'wallSideTips'])(
  '%s: the number is the height, from 95 to 195 cm',
  (name) => {
    const base = name.startsWith('wallSide') ? 'wallside' : 'wall';
    expect(at(base, `${name}@0`).point[1]).toBeCloseTo(95, 6);
    expect(at(base, `${name}@1`).point[1]).toBeCloseTo(195, 6);
  },
);

test('the wall ahead is where the figure faces it, the one beside at its left', () => {
  expect(at('wall', 'wall@0.5').point[2]).toBeCloseTo(52, 0);
  expect(at('wall', 'wall@0.5').normal).toEqual([0, 0, -1]);
  expect(at('wallside', 'wallSide@0.5').point[0]).toBeCloseTo(50, 0);
  expect(at('wallside', 'wallSide@0.5').normal).toEqual([-1, 0, 0]);
});

test('the wall behind is where the palms lie beside the hips', () => {
  const palm = at('wallback', 'wallBehind');
  expect(palm.point[2]).toBeCloseTo(-14.5, 0);
  expect(palm.normal).toEqual([0, 0, 1]);
});

test('a hand lies on the desk, holds its edge, or presses from below', () => {
  const { desk } = placeOf('deskhold');
  if (desk === null) throw new Error('There is no desk');
  const [flat, tips, edge, under] = ['desk@0', 'deskTips@0', 'deskEdge', 'deskUnder@0'].map((key) =>
    at('deskhold', key),
  );
  for (const contact of [flat, tips, edge]) {
    expect(contact?.point[1]).toBeCloseTo(DESK_HEIGHT, 0);
    expect(contact?.normal[1]).toBeGreaterThan(0.3);
  }
  expect(under?.point[1]).toBeLessThan(DESK_HEIGHT - 2);
  expect(under?.normal).toEqual([0, -1, 0]);
  expect(edge?.point[2]).toBeCloseTo(desk + 2, 6);
  const palmUp = at('deskhold', 'deskBack@0');
  expect(palmUp.normal).toEqual([0, -1, 0]);
  expect(palmUp.point[1] - DESK_HEIGHT).toBeCloseTo(3, 6);
  expect(at('deskhold', 'desk@1').point[2]).toBeCloseTo((flat?.point[2] ?? 0) + 12, 6);
});

test('a hand holds the seat beside the hip, and the rail of the chair ahead', () => {
  expect(at('seated', 'seat').point[1]).toBeCloseTo(SEAT_HEIGHT - 0.5, 6);
  expect(at('chairhold', 'chairRail').point[1]).toBeGreaterThan(SEAT_HEIGHT + 40);
  expect(at('chairhold', 'chairRail').point[2]).toBeGreaterThan(20);
});

test.each(['seat', 'chairBackSide', 'chairRail', 'desk', 'deskTips', 'deskEdge', 'wall'])(
  '%s: the right hand mirrors the left',
  (name) => {
    const base = name.startsWith('desk') ? 'desk' : name === 'wall' ? 'wall' : 'seated';
    const [left, right] = SIDES.map((side) => at(base, name, side));
    expect(right?.point[0]).toBeCloseTo(-(left?.point[0] ?? 0), 6);
    expect(right?.normal[0]).toBeCloseTo(-(left?.normal[0] ?? 0), 6);
    expect(right?.fingers[0]).toBeCloseTo(-(left?.fingers[0] ?? 0), 6);
    expect(right?.point.slice(1)).toEqual(left?.point.slice(1));
  },
);

test.each(Object.keys(ROOM_CONTACTS))('%s: normal and fingers have length 1', (name) => {
  const { normal, fingers } = at('standing', name);
  expect([length(normal), length(fingers)]).toEqual([
    expect.closeTo(1, 9) as number,
    expect.closeTo(1, 9) as number,
  ]);
});

test('without a number the place is a little beyond the middle', () => {
  expect(at('wall', 'wall')).toEqual(at('wall', 'wall@0.62'));
});
