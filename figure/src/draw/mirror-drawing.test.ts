import { expect, test } from 'vitest';
import sharp from 'sharp';
import { mirrorDrawing } from './mirror-drawing.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200"><path fill="#F00" d="M0 0h300v900H0z"/><circle cx="900" cy="1000" r="90"/></svg>';
const pixels = (picture: Buffer) => sharp(picture).resize(120).ensureAlpha().raw().toBuffer();

/** Over all channels, 0 to 255. */
function meanDifference(a: Buffer, b: Buffer): number {
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
}

test('a mirrored drawing is the mirror image, pixel by pixel', async () => {
  const flopped = await pixels(await sharp(Buffer.from(drawing)).flop().png().toBuffer());
  const mirrored = await pixels(Buffer.from(mirrorDrawing(drawing)));
  expect(meanDifference(mirrored, flopped)).toBeLessThan(3);
  expect(meanDifference(mirrored, await pixels(Buffer.from(drawing)))).toBeGreaterThan(20);
});
