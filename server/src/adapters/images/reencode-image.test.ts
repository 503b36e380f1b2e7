import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { IMAGE_LIMITS } from '@limber/domain/exercises/image-rules';
import { drawingFile, THUMBNAIL } from '@limber/library/drawings/manifest';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  GIF_AND_SCRIPT,
  gifClaiming,
  gifOfFrames,
  NO_IMAGES,
  packedText,
  packedZeros,
  pngClaiming,
} from '#test/hostile-files.ts';
import { stripPng } from './strip-png.ts';
import { type ReencodedImage, reencodeImage } from './reencode-image.ts';

const DRAWING = drawingFile(2, THUMBNAIL);
const KINDS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
const samples = new Map<(typeof KINDS)[number], Buffer>();
const sample = (kind: (typeof KINDS)[number]) => samples.get(kind) ?? Buffer.alloc(0);

/** A picture of noise, which no format can make small. */
const picture = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#F3F6FA',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

beforeAll(async () => {
  for (const kind of KINDS) samples.set(kind, await picture(90, 60)[kind]().toBuffer());
});

async function reencoded(bytes: Buffer): Promise<ReencodedImage> {
  const outcome = await reencodeImage(bytes);
  if (typeof outcome === 'string') throw new Error(`refused: ${outcome}`);
  return outcome;
}

describe.each(KINDS)('a %s', (kind) => {
  test('becomes a WebP of its size, with a small one beside it', async () => {
    const { image, thumbnail, width, height } = await reencoded(sample(kind));
    expect([width, height]).toEqual([90, 60]);
    for (const bytes of [image, thumbnail]) {
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'webp',
        width: 90,
        height: 60,
      });
    }
  });

  test('that was cut off is damaged', async () => {
    const bytes = sample(kind);
    expect(await reencodeImage(bytes.subarray(0, Math.floor(bytes.length / 2)))).toBe('damaged');
  });

  test('with any bytes changed is an image or a fault, and never an error', async () => {
    const changes = fc.array(fc.record({ at: fc.nat(), to: fc.nat(255) }), {
      minLength: 1,
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(changes, async (changed) => {
        const bytes = Buffer.from(sample(kind));
        for (const { at, to } of changed) bytes[at % bytes.length] = to;
        const outcome = await reencodeImage(bytes);
        if (typeof outcome === 'string') return;
        expect((await sharp(outcome.image).metadata()).format).toBe('webp');
      }),
      { numRuns: 25 },
    );
  });
});

test.each(Object.entries(NO_IMAGES))(
  '%s is no image',
  { tags: ['spec:silent/uploads-written-anew'] },
  async (_name, bytes) => {
    expect(await reencodeImage(bytes)).toBe('not-an-image');
  },
);

test('what has the container of an AVIF, and another format in it, is no image', async () => {
  for (const brand of ['heic', 'mif1', 'avis']) {
    const bytes = Buffer.from(sample('avif'));
    bytes.write(brand, bytes.indexOf('ftyp') + 4);
    expect([brand, await reencodeImage(bytes)]).toEqual([brand, 'not-an-image']);
  }
});

test('whole files of formats that are not taken reach none of their parsers', async () => {
  const tiff = await picture(9, 9).tiff().toBuffer();
  const files = [tiff, readFileSync(DRAWING), gunzipSync(readFileSync(DRAWING))];
  for (const bytes of files) {
    expect(await reencodeImage(bytes)).toBe('not-an-image');
    await expect(sharp(bytes).metadata()).rejects.toThrow('unsupported image format');
  }
});

test('drawings of the library, which are files, can be read all the same', async () => {
  expect((await sharp(DRAWING).metadata()).format).toBe('svg');
});

test('nothing at all is empty', async () => {
  expect(await reencodeImage(Buffer.alloc(0))).toBe('empty');
});

test('what is larger than 10 MB is not even looked at', async () => {
  expect(await reencodeImage(Buffer.alloc(IMAGE_LIMITS.bytes + 1))).toBe('too-large');
});

test('a script that begins like an image is damaged', async () => {
  expect(await reencodeImage(GIF_AND_SCRIPT)).toBe('damaged');
});

test(
  'of an image with a page behind it, or within it, only the image is kept',
  { tags: ['spec:silent/uploads-written-anew'] },
  async () => {
    const script = '<script>alert(1)</script>';
    const behind = Buffer.concat([sample('jpeg'), Buffer.from(script)]);
    const within = await sharp(sample('png'))
      .withExif({ IFD0: { ImageDescription: script } })
      .png()
      .toBuffer();
    for (const bytes of [behind, within]) {
      expect(bytes.includes('script')).toBe(true);
      expect((await reencoded(bytes)).image.includes('script')).toBe(false);
    }
  },
);

test('more than 40 megapixels are refused before they are unpacked, whatever the file holds', async () => {
  const packed = packedZeros(1000);
  expect(await reencodeImage(pngClaiming(65_000, 65_000, packed))).toBe('too-many-pixels');
  expect(await reencodeImage(pngClaiming(6_400, 6_400, packed))).toBe('too-many-pixels');
  expect(await reencodeImage(gifClaiming(65_535, 65_535))).toBe('too-many-pixels');
  expect(await reencodeImage(pngClaiming(6_200, 6_200, packed))).toBe('damaged');
});

test('a small image whose data unpack to a quarter of a gigabyte costs next to nothing', async () => {
  const bomb = pngClaiming(10, 10, packedZeros(2 ** 28));
  const before = process.memoryUsage.rss();
  await reencodeImage(bomb);
  expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 2 ** 20);
});

test('texts in a PNG are never unpacked, and which way is up is not lost with them', async () => {
  const upright = await sharp(sample('png')).withMetadata({ orientation: 6 }).png().toBuffer();
  expect(await reencoded(upright)).toMatchObject({ width: 60, height: 90 });
  const texts = Array.from({ length: 50 }, () => packedText(100_000));
  const plain = pngClaiming(8, 8, packedZeros(8 * 9));
  const wordy = pngClaiming(8, 8, packedZeros(8 * 9), texts);
  expect(stripPng(wordy).equals(plain)).toBe(true);
  expect(await reencoded(wordy)).toMatchObject({ width: 8, height: 8 });
});

test('whatever the bytes, a PNG only becomes leaner, and leaner only once', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (noise) => {
      const bytes = Buffer.concat([sample('png').subarray(0, 60), noise]);
      const lean = stripPng(bytes);
      expect(lean.length).toBeLessThanOrEqual(bytes.length);
      expect(stripPng(lean).equals(lean)).toBe(true);
    }),
  );
});

test('an image that is long and thin is refused: it would keep all others waiting', async () => {
  for (const [width, height] of [
    [16_385, 1],
    [1, 39_000_000],
  ] as const) {
    expect(await reencodeImage(pngClaiming(width, height, packedZeros(100)))).toBe('too-long');
  }
});

test('of an animation of a hundred thousand frames the first is kept', async () => {
  expect(await reencoded(gifOfFrames(100_000))).toMatchObject({ width: 1, height: 1 });
});

test('is at most 1280 pixels wide; what is narrow keeps its width, and a scroll is made lower', async () => {
  const sizes: [from: [number, number], to: [number, number]][] = [
    [
      [2560, 1000],
      [1280, 500],
    ],
    [
      [1280, 1280],
      [1280, 1280],
    ],
    [
      [900, 1600],
      [900, 1600],
    ],
    [
      [1000, 10_000],
      [256, 2560],
    ],
    [
      [10_000, 1],
      [1280, 1],
    ],
  ];
  for (const [[width, height], to] of sizes) {
    const background = '#6E93E8';
    const bytes = await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
    const made = await reencoded(bytes);
    expect([made.width, made.height]).toEqual(to);
    const small = await sharp(made.thumbnail).metadata();
    expect(Math.max(small.width, small.height)).toBeLessThanOrEqual(256);
  }
});

test(
  'four giants at once need little more memory than one',
  { tags: ['spec:silent/hostile-uploads'] },
  async () => {
    const giant = await sharp({
      create: { width: 6300, height: 6300, channels: 3, background: '#6E93E8' },
    })
      .webp({ effort: 0, lossless: true })
      .toBuffer();
    const before = process.memoryUsage.rss();
    let peak = 0;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss() - before);
    }, 5);
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => reencoded(giant)));
    clearInterval(watch);
    expect(outcomes.map(({ width }) => width)).toEqual([1280, 1280, 1280, 1280]);
    // Four images decoded at the same time would need 640 MB for their pixels alone.
    expect(peak).toBeLessThan(480 * 2 ** 20);
  },
);
