import { expect, test } from 'vitest';
import { place } from '../math/frame.ts';
import { PEOPLE } from '../people/people.ts';
import type { Person } from '../people/person.ts';
import { shadePixels } from '../render/lighting.ts';
import { rayMarch } from '../render/ray-march.ts';
import { fitCamera } from '../scene/camera.ts';
import { standingPose } from '../skeleton/base-poses.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { wholeBody } from './body.ts';

const skeleton = forwardKinematics(standingPose());
const flat: Person = { ...PEOPLE.nadia, build: { ...PEOPLE.nadia.build, child: 0 } };

/** Centimetres above the pelvis; below it hips are wider than any belly. */
const WAIST = 12;

/** Three metres ahead, with pelvis and chest in the picture. */
const CAMERA = fitCamera([[place(skeleton.upperLumbar, [0, 0, 0]), 30]], [0, 0.02, 1], 300, 1);

/** The shirt's widest row at the waist, and its shaded pixels below that. */
function shirtFromTheFront(person: Person) {
  const body = wholeBody(skeleton, person, false);
  const buffer = rayMarch(body, CAMERA, 160);
  const shirt = body.findIndex(({ part }) => part === 'torso');
  const shade = shadePixels(buffer, body);
  const belly = [...buffer.cluster.keys()].filter((i) => {
    const height = (buffer.position[i * 3 + 1] ?? 0) - skeleton.pelvis.origin[1];
    const aside = Math.abs(buffer.position[i * 3] ?? 0);
    return buffer.cluster[i] === shirt && height > 0 && height < 22 && aside < 20;
  });
  const across = belly
    .filter((i) => (buffer.position[i * 3 + 1] ?? 0) > skeleton.pelvis.origin[1] + WAIST)
    .map((i) => buffer.position[i * 3] ?? 0);
  const heights = belly
    .filter((i) => Math.abs(buffer.position[i * 3] ?? 0) < 4)
    .map((i) => buffer.position[i * 3 + 1] ?? 0);
  return {
    width: Math.max(...across) - Math.min(...across),
    shaded: belly.filter((i) => shade[i] === 1).length,
    hem: Math.min(...heights),
  };
}

test('a pregnancy shows from in front: a wider waist, a shade below, a lifted hem', () => {
  const [without, expecting] = [shirtFromTheFront(flat), shirtFromTheFront(PEOPLE.nadia)];
  expect(expecting.width).toBeGreaterThan(without.width + 1);
  expect(expecting.shaded).toBeGreaterThan(2 * without.shaded);
  expect(expecting.hem).toBeGreaterThan(without.hem);
});
