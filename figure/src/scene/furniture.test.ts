import { expect, test } from 'vitest';
import { bodyDistance, indexed, type Cluster } from '../body/cluster.ts';
import { legCentreLine, depthInside, armCentreLine } from '../body/limb-depth.ts';
import { contactFor } from '../contacts/contact-for.ts';
import { graspFor } from '../contacts/grasps.ts';
import { settleHand } from '../contacts/settle-hand.ts';
import { mapHand } from '../pose/hand-shapes.ts';
import { withSide } from '../pose/pose.ts';
import { SIDES } from '../pose/side.ts';
import { SEAT_HEIGHT } from '../skeleton/proportions.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { furniture } from './furniture.ts';
import { basePose, placeOf } from './place.ts';

const distanceAt = (clusters: readonly Cluster[], x: number, y: number, z: number) =>
  bodyDistance(indexed(clusters), x, y, z, { cluster: -1, branch: 0 });
const isCastor = ({ material }: Cluster) => material === 'plastic';
const seated = placeOf('seated');

test('the seat of every chair is where thighs and hands expect it', () => {
  for (const seat of ['office', 'steady'] as const) {
    const chair = furniture({ ...seated, seat });
    expect(distanceAt(chair, 0, SEAT_HEIGHT, 4)).toBeCloseTo(0.2, 1);
  }
});

test('one sits on an office chair, and holds on to a chair that cannot roll', () => {
  expect(placeOf('seated').seat).toBe('office');
  expect(placeOf('chairhold').seat).toBe('steady');
  expect(furniture(placeOf('seated')).some(isCastor)).toBe(true);
  expect(furniture(placeOf('chairhold')).some(isCastor)).toBe(false);
});

test('feet on the floor in front of an office chair stand clear of its castors', () => {
  const { legs } = forwardKinematics(basePose('seated'));
  const base = indexed(furniture(seated).filter(({ material }) => material !== 'chair'));
  for (const side of SIDES) expect(depthInside(base, legCentreLine(legs[side]))).toBe(0);
});

test.each(['desk', 'deskhold'] as const)('hands on the desk of "%s" touch no keyboard', (base) => {
  const place = placeOf(base);
  const top = indexed(furniture({ ...place, chair: null }).slice(2));
  for (const along of [0, 0.3, 1]) {
    const key = `desk@${along}` as const;
    const hold = { ...contactFor(basePose(base), place, key, 'left'), ...graspFor(key) };
    const flat = withSide(basePose(base), 'left', mapHand('flat'));
    const arm = forwardKinematics(settleHand(flat, 'left', hold)).arms.left;
    const deepest = Math.min(
      ...armCentreLine(arm).map(([x, y, z]) =>
        bodyDistance(top, x, y, z, { cluster: -1, branch: 0 }),
      ),
    );
    expect(deepest, `along ${along}`).toBeGreaterThan(1);
  }
});

test('a wall runs past the edges of the picture, with a skirting board at its foot', () => {
  const wall = furniture(placeOf('wallback'));
  expect(distanceAt(wall, 200, 250, -14.5)).toBeCloseTo(0, 5);
  expect(distanceAt(wall, 0, 4, -13.4)).toBeCloseTo(0, 5);
});
