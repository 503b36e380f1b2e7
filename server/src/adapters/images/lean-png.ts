const SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const FRAME_BYTES = 12;
/** Picture, colours and which way is up. Each but the picture's own data stands there once. */
const NEEDED = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'eXIf',
]);

/**
 * A PNG without its texts and whatever else no picture needs: packed texts may unpack to gigabytes, and
 * they are thrown away in any case (PNG, third edition, 5.3: a chunk is length, type, data, checksum). What
 * is no whole chunk is left out with all that follows.
 */
export function leanPng(bytes: Buffer): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, SIGNATURE_BYTES)];
  const seen = new Set<string>();
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + FRAME_BYTES + bytes.readUInt32BE(at);
    if (NEEDED.has(type) && (type === 'IDAT' || !seen.has(type)))
      kept.push(bytes.subarray(at, end));
    seen.add(type);
    at = end;
  }
  return Buffer.concat(kept);
}
