import { crc32, deflateSync } from 'node:zlib';

/** Bytes of a text, one for each character. */
const latin = (text: string) => Buffer.from(text, 'latin1');

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([latin(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A grey PNG that claims these pixels, whatever its data hold; `more` are chunks of its own. */
export function pngClaiming(
  width: number,
  height: number,
  data: Uint8Array,
  more: readonly Buffer[] = [],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    latin('\u0089PNG\r\n\u001a\n'),
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A text chunk of a PNG that unpacks to this many bytes. */
export const packedText = (bytes: number): Buffer =>
  chunk('zTXt', Buffer.concat([latin('Comment\0\0'), packedZeros(bytes)]));

/** Compressed zeros that unpack to this many bytes. */
export const packedZeros = (bytes: number): Buffer => deflateSync(Buffer.alloc(bytes));

/** An animation of so many frames of one pixel. */
export function gifOfFrames(frames: number): Buffer {
  const screen = latin('GIF89a\u0001\0\u0001\0\u0080\0\0\0\0\0\u00ff\u00ff\u00ff');
  const frame = latin(
    '!\u00f9\u0004\0\u0001\0\0\0,\0\0\0\0\u0001\0\u0001\0\0\u0002\u0002D\u0001\0',
  );
  return Buffer.concat([screen, ...Array.from({ length: frames }, () => frame), latin(';')]);
}

/** A GIF whose screen and frame claim these pixels. */
export function gifClaiming(width: number, height: number): Buffer {
  const gif = gifOfFrames(1);
  const frame = gif.indexOf(',') + 5;
  for (const at of [6, frame]) {
    gif.writeUInt16LE(width, at);
    gif.writeUInt16LE(height, at + 2);
  }
  return gif;
}

const page = '<!doctype html><script>alert(document.domain)</script>';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** Files that are not accepted images, whatever their names. */
export const NO_IMAGES: Record<string, Buffer> = {
  'a page in the clothes of a JPEG': latin(page),
  'an SVG': latin(drawing),
  'an SVG behind a prologue': latin(`<?xml version="1.0"?>\n${drawing}`),
  'a text': latin('just words'),
  'a PDF': latin('%PDF-1.7\n1 0 obj<<>>endobj'),
  'an archive': latin('PK\u0003\u0004\u0014\0\0\0\0\0'),
  'a TIFF': latin('II*\0\u0008\0\0\0'),
  'a bitmap': latin(`BM${'\0'.repeat(60)}`),
  'a program': latin('\u007fELF\u0002\u0001\u0001'),
  noise: Buffer.from(Array.from({ length: 500 }, (_, index) => (index * 7919) % 251)),
};

/** A script that begins like a GIF, which old browsers executed. */
export const GIF_AND_SCRIPT = latin('GIF89a/*\0\0\0\0\0\0*/=1;alert(document.domain)//');
