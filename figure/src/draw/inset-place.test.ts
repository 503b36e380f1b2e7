import { expect, test } from 'vitest';
import { cluster } from '../body/cluster.ts';
import { roundCone } from '../body/primitive.ts';
import { rayMarch } from '../render/ray-march.ts';
import { fitCamera } from '../scene/camera.ts';
import { placeInset } from './inset-place.ts';
import { pictureOf } from './picture.ts';

/** A ball of 5 cm in one corner of a picture 40 cm wide. */
const frameWith = (x: number, y: number) => {
  const ball = roundCone([x, y, 0], [x, y, 0.01], [5, 5]);
  const camera = fitCamera([[[0, 0, 0], 20]], [0, 0, 1], 400, 1);
  return pictureOf(rayMarch([cluster('torso', 'shirt', { root: [ball] })], camera, 48));
};

test('the zoom goes to a corner that is free in every frame', () => {
  expect(placeInset([frameWith(12, -12)])).toEqual([262, 262]);
  expect(placeInset([frameWith(-12, 12)])).toEqual([938, 262]);
  expect(placeInset([frameWith(-12, 12), frameWith(12, 12)])).toEqual([262, 938]);
});
