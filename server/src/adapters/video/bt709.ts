/**
 * Colour description in the file (ITU-T H.273): BT.709 with the transfer of sRGB, as pictures for the web have. Without
 * it players guess, and tint the background.
 */
export const COLOUR_SPACE = {
  primaries: 'bt709',
  transfer: 'iec61966-2-1',
  matrix: 'bt709',
  fullRange: false,
} as const;

/** Weights of red, green and blue in luma (ITU-R BT.709, 3.2). */
const [RED, GREEN, BLUE] = [0.2126, 0.7152, 0.0722] as const;
/** Limited range (ITU-R BT.709, 4.6): luma 16 to 235, chroma 112 around 128. */
const BRIGHTNESS = 219 / 255;
const TO_BLUE = 112 / 255 / (1 - BLUE);
const TO_RED = 112 / 255 / (1 - RED);
const CHANNELS = 3;

/** Fixed-point weights: a processor adds integers in a third of the time. */
const PARTS_BITS = 16;
const parts = (share: number) => Math.round(share * 2 ** PARTS_BITS);
const LUMA = [RED, GREEN, BLUE].map((share) => parts(BRIGHTNESS * share));
const TOWARDS_BLUE = [-RED, -GREEN, 1 - BLUE].map((share) => parts(TO_BLUE * share));
const TOWARDS_RED = [1 - RED, -GREEN, -BLUE].map((share) => parts(TO_RED * share));
/** Half a step above black and grey, so that truncation rounds. */
const [BLACK, GREY] = [parts(16.5), parts(4 * 128.5)];

/** A picture of even width and height as yuv420p: luma of each pixel, then chroma of each four. */
export type YuvPicture = {
  readonly planes: Uint8Array;
  readonly width: number;
  readonly height: number;
};

/** Converts RGB pixels, 8 bits each, to the colour space of our videos. */
export function toYuv(pixels: Uint8Array, width: number, height: number): YuvPicture {
  const planes = new Uint8Array(width * height * 1.5);
  // One simple pass per plane: a single loop takes half as long again.
  writeBrightness(pixels, planes.subarray(0, width * height));
  writeColours(pixels, planes.subarray(width * height), width);
  return { planes, width, height };
}

function writeBrightness(pixels: Uint8Array, plane: Uint8Array): void {
  const [red = 0, green = 0, blue = 0] = LUMA;
  for (let pixel = 0; pixel < plane.length; pixel++) {
    const at = pixel * CHANNELS;
    const r = red * (pixels[at] ?? 0);
    const g = green * (pixels[at + 1] ?? 0);
    const b = blue * (pixels[at + 2] ?? 0);
    plane[pixel] = (BLACK + r + g + b) >> PARTS_BITS;
  }
}

/** Four pixels share a chroma sample: blue difference in the first half of the planes, red in the second. */
function writeColours(pixels: Uint8Array, planes: Uint8Array, width: number): void {
  const [blueRed = 0, blueGreen = 0, blueBlue = 0] = TOWARDS_BLUE;
  const [redRed = 0, redGreen = 0, redBlue = 0] = TOWARDS_RED;
  const blues = planes.subarray(0, planes.length / 2);
  const reds = planes.subarray(planes.length / 2);
  const row = width * CHANNELS;
  for (let top = 0, four = 0; four < blues.length; top += 2 * row) {
    for (let at = top; at < top + row; at += 2 * CHANNELS, four++) {
      const below = at + row;
      const red = sumOfFour(pixels, at, below);
      const green = sumOfFour(pixels, at + 1, below + 1);
      const blue = sumOfFour(pixels, at + 2, below + 2);
      const towardsBlue = blueRed * red + blueGreen * green + blueBlue * blue;
      const towardsRed = redRed * red + redGreen * green + redBlue * blue;
      blues[four] = (GREY + towardsBlue) >> (PARTS_BITS + 2);
      reds[four] = (GREY + towardsRed) >> (PARTS_BITS + 2);
    }
  }
}

/** One channel of a block of two by two pixels. */
function sumOfFour(pixels: Uint8Array, at: number, below: number): number {
  const above = (pixels[at] ?? 0) + (pixels[at + CHANNELS] ?? 0);
  return above + (pixels[below] ?? 0) + (pixels[below + CHANNELS] ?? 0);
}

/** The picture mirrored left to right. */
export function mirrorYuv({ planes, width, height }: YuvPicture): YuvPicture {
  const mirrored = new Uint8Array(planes.length);
  const size = width * height;
  // Luma rows are followed by the same number of chroma rows of half the length.
  for (let start = 0; start < planes.length;) {
    const length = start < size ? width : width / 2;
    mirrored.set(planes.subarray(start, start + length).toReversed(), start);
    start += length;
  }
  return { planes: mirrored, width, height };
}

/** A cross-fade between pictures of one size: `share` 0 is the first, 1 the second. */
export function mixYuv(one: YuvPicture, other: YuvPicture, share: number): YuvPicture {
  const planes = one.planes.map((value, i) =>
    Math.round(value + ((other.planes[i] ?? 0) - value) * share),
  );
  return { ...one, planes };
}
