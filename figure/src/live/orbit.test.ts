import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance } from '../math/vector.ts';
import { cameraFor } from '../motion/frame-motion.ts';
import { project, type Camera, type Subject } from '../scene/camera.ts';
import { orbitCamera } from './orbit.ts';
import { sampleStage } from './test/sample-stage.ts';

const IDS = ['neck-side-tilt', 'chin-tuck', 'assisted-tilt'];
const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const anywhere = fc.record({ id: fc.constantFrom(...IDS), yaw: degrees(720), pitch: degrees(120) });

/** Distance from the middle; 1 is the edge of the picture. */
function reachOf(camera: Camera, [centre, radius]: Subject): number {
  const [x, y, depth] = project(camera, centre);
  return Math.max(Math.abs(x), Math.abs(y)) + radius / depth / camera.halfHeight;
}

test('whichever way the figure is turned, nothing that has to show is cut off', () => {
  fc.assert(
    fc.property(anywhere, ({ id, yaw, pitch }) => {
      const { framing } = sampleStage(id);
      const camera = orbitCamera(framing, yaw, pitch);
      for (const subject of framing.subjects) expect(reachOf(camera, subject)).toBeLessThan(1);
    }),
  );
});

test('a small turn moves the picture a little: nothing jumps, and the figure never comes nearer', () => {
  fc.assert(
    fc.property(anywhere, ({ id, yaw, pitch }) => {
      const { framing } = sampleStage(id);
      const [one, next] = [
        orbitCamera(framing, yaw, pitch),
        orbitCamera(framing, yaw + 0.5, pitch),
      ];
      expect(distance(one.eye, next.eye)).toBeLessThan(0.03 * framing.distance);
      expect(next.halfHeight / one.halfHeight).toBeCloseTo(1, 1);
      expect(one.halfHeight).toBeGreaterThanOrEqual(cameraFor(framing).halfHeight);
    }),
  );
});

test('turned anywhere, a bust keeps its head at the top of the picture: spare room lies below', () => {
  fc.assert(
    fc.property(degrees(720), (yaw) => {
      const { framing, figure } = sampleStage('neck-side-tilt');
      const camera = orbitCamera(framing, yaw, 0);
      const tops = framing.subjects.map(([centre, radius]) => {
        const [, y, depth] = project(camera, centre);
        return y + radius / depth / camera.halfHeight;
      });
      expect(figure.shown.crop).toBe('bust');
      expect(Math.max(...tops)).toBeGreaterThan(0.85);
    }),
  );
});

test('turned back, the picture is that of the drawings again', () => {
  for (const id of IDS) {
    const { framing } = sampleStage(id);
    expect(orbitCamera(framing, 0, 0)).toEqual(cameraFor(framing));
    const round = orbitCamera(framing, 360, 0);
    expect(distance(round.eye, cameraFor(framing).eye)).toBeLessThan(1e-6);
  }
});

test('the camera never goes under the floor, nor over the top', () => {
  const { framing } = sampleStage('neck-side-tilt');
  for (const pitch of [-500, -90, 90, 500]) {
    const { forward } = orbitCamera(framing, 0, pitch);
    expect(Math.abs(forward[1])).toBeLessThan(0.95);
    expect(-forward[1]).toBeGreaterThan(-0.15);
  }
});
