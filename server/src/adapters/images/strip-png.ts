const SIGNATURE = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
const FRAME_BYTES = 12;
/** Chunks with pixels, colours and orientation. All but IDAT may occur once only. */
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
 * Removes all chunks that the picture does not need: a compressed text could unpack to gigabytes when the header is
 * read. Chunk layout: PNG, third edition, 5.3. Other formats are returned unchanged.
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
