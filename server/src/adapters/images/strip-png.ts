const SIGNATURE = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
/** Length, type and checksum of a chunk. */
const FRAME_BYTES = 12;
/** Picture, colours and orientation. All but the data of the picture stand in a file once. */
const KEPT_CHUNKS = new Set([
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
 * A PNG without its texts and all else that the picture does not need: a compressed text may unpack to
 * gigabytes while the header is read. A chunk is length, type, data and checksum (PNG, third edition, 5.3).
 * Bytes that are no PNG stay as they are.
 */
export function stripPng(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return bytes;
  const kept: Buffer[] = [SIGNATURE];
  const seen = new Set<string>();
  for (let at = SIGNATURE.length; at + FRAME_BYTES <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + FRAME_BYTES + bytes.readUInt32BE(at);
    if (KEPT_CHUNKS.has(type) && (type === 'IDAT' || !seen.has(type)))
      kept.push(bytes.subarray(at, end));
    seen.add(type);
    at = end;
  }
  return Buffer.concat(kept);
}
