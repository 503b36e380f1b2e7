import { GROUNDS } from '@limber/library/films/film-themes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mirrorYuv, mixYuv, toYuv, type YuvPicture } from './bt709.ts';

type Rgb = readonly [number, number, number];

const oneColour = (colour: Rgb): YuvPicture =>
  toYuv(Uint8Array.from(Array(4).fill(colour).flat()), 2, 2);

/** The colour of the first four pixels as a player computes it (ITU-R BT.709, limited range). */
function played({ planes, width, height }: YuvPicture): Rgb {
  const size = width * height;
  const at = (index: number) => planes[index] ?? 0;
  const y = (at(0) - 16) * (255 / 219);
  const [cb, cr] = [at(size) - 128, at(size * 1.25) - 128];
  const k = 255 / 224;
  return [y + 1.5748 * k * cr, y - 0.1873 * k * cb - 0.4681 * k * cr, y + 1.8556 * k * cb];
}

test('a colour is played as it was painted, to within what eight bits can say', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.tuple(channel, channel, channel), (colour) => {
      for (const [i, value] of played(oneColour(colour)).entries()) {
        expect(Math.abs(value - (colour[i] ?? 0))).toBeLessThanOrEqual(2);
      }
    }),
  );
});

test('the ground of both themes is played within two steps of the page', () => {
  for (const ground of Object.values(GROUNDS)) {
    const hex = Number.parseInt(ground.slice(1), 16);
    const colour: Rgb = [hex >> 16, (hex >> 8) & 255, hex & 255];
    for (const [i, value] of played(oneColour(colour)).entries()) {
      expect(Math.abs(value - (colour[i] ?? 0))).toBeLessThanOrEqual(2);
    }
  }
});

/** Four pixels wide: the left half of one colour, the right half of another. */
const [LEFT, RIGHT] = [
  [200, 40, 10],
  [20, 90, 250],
] as const;
const halves = (left: Rgb, right: Rgb): YuvPicture => {
  const row = [left, left, right, right].flat();
  return toYuv(Uint8Array.from([...row, ...row]), 4, 2);
};

test('a mirrored picture has left and right exchanged, and is itself again when mirrored twice', () => {
  const picture = halves(LEFT, RIGHT);
  expect(mirrorYuv(picture)).toEqual(halves(RIGHT, LEFT));
  expect(mirrorYuv(mirrorYuv(picture))).toEqual(picture);
});

test('one picture gives way to another by degrees', () => {
  const [one, other] = [halves(LEFT, RIGHT), halves(RIGHT, LEFT)];
  expect(mixYuv(one, other, 0)).toEqual(one);
  expect(mixYuv(one, other, 1)).toEqual(other);
  const [first = 0, last = 0] = [one.planes[0], other.planes[0]];
  expect(mixYuv(one, other, 0.5).planes[0]).toBe(Math.round((first + last) / 2));
});
