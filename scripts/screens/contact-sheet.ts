import sharp, { type OverlayOptions } from 'sharp';

const GAP = 12;
const LABEL_HEIGHT = 18;
const GROUND = '#8a91a3';
const QUALITY = 45;

export type Tile = { name: string; image: Buffer };

/** A WebP of pictures in lines, each under its name. */
export async function contactSheet(
  tiles: readonly Tile[],
  { tileWidth, columns }: { tileWidth: number; columns: number },
): Promise<Buffer> {
  const small = await Promise.all(
    tiles.map(async ({ name, image }) => {
      const resized = sharp(image).resize({ width: tileWidth }).png();
      const { data, info } = await resized.toBuffer({ resolveWithObject: true });
      return { name, image: data, height: info.height };
    }),
  );
  const layers: OverlayOptions[] = [];
  let top = GAP;
  for (let first = 0; first < small.length; first += columns) {
    const line = small.slice(first, first + columns);
    for (const [column, { name, image }] of line.entries()) {
      const left = GAP + column * (tileWidth + GAP);
      layers.push({ input: label(name, tileWidth), left, top });
      layers.push({ input: image, left, top: top + LABEL_HEIGHT });
    }
    top += LABEL_HEIGHT + Math.max(...line.map(({ height }) => height)) + GAP;
  }
  const width = GAP + columns * (tileWidth + GAP);
  return sharp({ create: { width, height: top, channels: 3, background: GROUND } })
    .composite(layers)
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
}

const label = (name: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL_HEIGHT}">
      <text y="13" font-family="sans-serif" font-size="12" fill="#fff">${name}</text>
    </svg>`,
  );
