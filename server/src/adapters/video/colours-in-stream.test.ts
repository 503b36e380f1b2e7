import { expect, test } from 'vitest';
import { withColours } from './colours-in-stream.ts';

/**
 * The avcC box that the encoder writes for 720 × 720: a sequence parameter set of nine bytes, then
 * a picture parameter set of four.
 */
const CONFIGURATION = Uint8Array.of(
  1,
  66,
  0,
  31,
  255,
  225,
  0,
  9,
  103,
  66,
  0,
  31,
  166,
  128,
  180,
  22,
  228,
  1,
  0,
  4,
  104,
  206,
  11,
  200,
);

const bitsOf = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');

test('the stream says that its colours are those of BT.709, as the web writes them', () => {
  const told = withColours(CONFIGURATION);
  const length = told[7] ?? 0;
  const [before, after] = [CONFIGURATION.subarray(8, 17), told.subarray(8, 8 + length)];
  const kept = bitsOf(before).slice(0, bitsOf(before).lastIndexOf('1') - 1);
  const colours = '00000001 00001101 00000001'.replaceAll(' ', '');
  expect(bitsOf(after)).toMatch(new RegExp(`^${kept}100110101${colours}00000010*$`));
  expect([...told.subarray(0, 6)]).toEqual([...CONFIGURATION.subarray(0, 6)]);
  expect([...told.subarray(8 + length)]).toEqual([...CONFIGURATION.subarray(17)]);
});

test('nothing in it looks like the start of another unit', () => {
  // The colour description is inserted at the seventh bit after two bytes of zeros.
  const zeros = Uint8Array.from([1, 66, 0, 31, 255, 225, 0, 5, 103, 66, 0, 0, 1]);
  const told = withColours(zeros);
  const text = told.subarray(8).join(' ');
  expect(text).not.toMatch(/\b0 0 [012]\b/);
  expect([...told]).toContain(3);
});

test('what describes itself already is not overruled', () => {
  const described = Uint8Array.from([1, 66, 0, 31, 255, 225, 0, 2, 103, 192]);
  expect(() => withColours(described)).toThrow('describes its colours itself');
});
