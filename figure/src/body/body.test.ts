import { expect, test } from 'vitest';
import { mix, type Vector } from '../math/vector.ts';
import { PEOPLE } from '../people/people.ts';
import { standingPose } from '../skeleton/base-poses.ts';
import { SIDES } from '../pose/side.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { WORLD } from '../math/frame.ts';
import { wholeBody } from './body.ts';
import { bodyDistance, indexed } from './cluster.ts';
import { box, ellipsoid, roundCone, squashedCone, type Primitive } from './primitive.ts';
import { primitiveDistance, smoothMinimum } from './signed-distance.ts';

const skeleton = forwardKinematics(standingPose());
const at = (primitive: Primitive, [x, y, z]: Vector) => primitiveDistance(primitive, x, y, z);

test('a ball, a cone, a box and an ellipsoid measure true distances along their axes', () => {
  expect(at(roundCone([0, 0, 0], [0, 10, 0], [2, 2]), [5, 5, 0])).toBeCloseTo(3, 9);
  expect(at(roundCone([0, 0, 0], [0, 10, 0], [3, 1]), [0, 14, 0])).toBeCloseTo(3, 9);
  expect(at(box(WORLD, [0, 0, 0], [1, 2, 3], 0.5), [0, 5, 0])).toBeCloseTo(3, 9);
  expect(at(ellipsoid(WORLD, [0, 0, 0], [1, 2, 3]), [0, 0, 3])).toBeCloseTo(0, 9);
  expect(
    at(
      squashedCone(
        WORLD,
        [
          [0, 0, 0],
          [0, 0, 1],
        ],
        [2, 2],
        [1, 0.5, 1],
      ),
      [0, 1, 0],
    ),
  ).toBeCloseTo(0, 9);
});

test('a cut takes away all that lies beyond it', () => {
  const cut = { normal: [0, 1, 0] as const, height: 4 };
  expect(at(roundCone([0, 0, 0], [0, 10, 0], [2, 2], { cut }), [0, 5, 0])).toBeCloseTo(1, 9);
});

test('a blend fills the corner between two surfaces and leaves the rest alone', () => {
  expect(smoothMinimum(1, 1, 2)).toBeCloseTo(0.5, 9);
  expect(smoothMinimum(1, 5, 2)).toBe(1);
  expect(smoothMinimum(5, 1, 0)).toBe(1);
});

test.each(Object.values(PEOPLE))('every bone of $id lies inside of the body', (person) => {
  const body = indexed(wholeBody(skeleton, person, false));
  const depth = ([x, y, z]: Vector) => bodyDistance(body, x, y, z, { cluster: -1, branch: 0 });
  const limbs = SIDES.flatMap((side): Vector[] => {
    const [arm, leg] = [skeleton.arms[side], skeleton.legs[side]];
    const fingers = Object.values(arm.hand.fingers).flatMap(({ joints }) => joints);
    const bones: Vector[] = [
      mix(arm.shoulder, arm.elbow, 0.5),
      mix(arm.elbow, arm.wrist, 0.5),
      mix(leg.hip, leg.knee, 0.5),
      mix(leg.knee, leg.ankle, 0.5),
      leg.ankle,
      arm.wrist,
    ];
    return bones.concat(fingers);
  });
  for (const point of [...limbs, skeleton.head.origin, skeleton.pelvis.origin]) {
    expect(depth(point)).toBeLessThan(0);
  }
});

test('nothing of the body lies below the floor', () => {
  const body = indexed(wholeBody(skeleton, PEOPLE.tom, false));
  for (let x = -25; x <= 25; x += 2.5) {
    for (let z = -10; z <= 22; z += 2.5) {
      expect(bodyDistance(body, x, -1, z, { cluster: -1, branch: 0 })).toBeGreaterThan(0);
    }
  }
});
