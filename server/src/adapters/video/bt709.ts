/**
 * What the colours of our videos mean, as the file says it (ITU-T H.273): BT.709 with the transfer of
 * sRGB, in which pictures for the web are made. Without this players guess, and tint the ground.
 */
export const COLOUR_SPACE = {
  primaries: 'bt709',
  transfer: 'iec61966-2-1',
  matrix: 'bt709',
  fullRange: false,
} as const;

/** Shares of red, green and blue in the brightness (ITU-R BT.709, 3.2). */
const [RED, GREEN, BLUE] = [0.2126, 0.7152, 0.0722] as const;
/** Limited range (ITU-R BT.709, 4.6): brightness from 16 to 235, differences of colour 112 around 128. */
const BRIGHTNESS = 219 / 255;
const TO_BLUE = 112 / 255 / (1 - BLUE);
const TO_RED = 112 / 255 / (1 - RED);
const CHANNELS = 3;

/** Shares in whole numbers, of so many parts: a processor adds those in a third of the time. */
const PARTS_BITS = 16;
const parts = (share: number) => Math.round(share * 2 ** PARTS_BITS);
const LUMA = [RED, GREEN, BLUE].map((share) => parts(BRIGHTNESS * share));
const TOWARDS_BLUE = [-RED, -GREEN, 1 - BLUE].map((share) => parts(TO_BLUE * share));
const TOWARDS_RED = [1 - RED, -GREEN, -BLUE].map((share) => parts(TO_RED * share));
/** A half more than black and than no colour, so that cutting off rounds. */
const [BLACK, GREY] = [parts(16.5), parts(4 * 128.5)];

/** A picture of even width and height, as yuv420p: brightness of each pixel, then colours of each four. */
export type YuvPicture = {
  readonly planes: Uint8Array;
  readonly width: number;
  readonly height: number;
};

/** Turns pixels of red, green and blue, 8 bits each, into the colour space of our videos. */
export function toYuv(pixels: Uint8Array, width: number, height: number): YuvPicture {
  const size = width * height;
  const planes = new Uint8Array(size * 1.5);
  const [lumaRed = 0, lumaGreen = 0, lumaBlue = 0] = LUMA;
  const [blueRed = 0, blueGreen = 0, blueBlue = 0] = TOWARDS_BLUE;
  const [redRed = 0, redGreen = 0, redBlue = 0] = TOWARDS_RED;
  let four = size;
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2, four++) {
      let [red, green, blue] = [0, 0, 0];
      for (let corner = 0; corner < 4; corner++) {
        const pixel = (y + (corner >> 1)) * width + x + (corner & 1);
        const at = pixel * CHANNELS;
        const r = pixels[at] ?? 0;
        const g = pixels[at + 1] ?? 0;
        const b = pixels[at + 2] ?? 0;
        planes[pixel] = (BLACK + lumaRed * r + lumaGreen * g + lumaBlue * b) >> PARTS_BITS;
        red += r;
        green += g;
        blue += b;
      }
      const towardsBlue = blueRed * red + blueGreen * green + blueBlue * blue;
      const towardsRed = redRed * red + redGreen * green + redBlue * blue;
      planes[four] = (GREY + towardsBlue) >> (PARTS_BITS + 2);
      planes[four + size / 4] = (GREY + towardsRed) >> (PARTS_BITS + 2);
    }
  }
  return { planes, width, height };
}

/** The picture mirrored left to right. */
export function mirrorYuv({ planes, width, height }: YuvPicture): YuvPicture {
  const mirrored = new Uint8Array(planes.length);
  const size = width * height;
  // Rows of brightness are followed by half as long rows of colours, as many of either.
  for (let start = 0; start < planes.length;) {
    const length = start < size ? width : width / 2;
    mirrored.set(planes.subarray(start, start + length).toReversed(), start);
    start += length;
  }
  return { planes: mirrored, width, height };
}

/** One picture giving way to another of its size: `share` 0 is the one, 1 the other. */
export function mixYuv(one: YuvPicture, other: YuvPicture, share: number): YuvPicture {
  const planes = one.planes.map((value, i) =>
    Math.round(value + ((other.planes[i] ?? 0) - value) * share),
  );
  return { ...one, planes };
}
