/** How many bytes stand before the length of the first parameter set in an avcC box (ISO/IEC 14496-15, 5.3). */
const HEADER = 6;
/**
 * ITU-T H.264, E.1.1: a description follows; nothing on the shape of pixels (0) and overscan (0), but on the
 * signal (1): of no special format (101), in limited range (0), with colours (1).
 */
const SIGNAL = '100110101';
/** ITU-T H.273: primaries of BT.709, transfer of sRGB, matrix of BT.709. */
const COLOURS = [1, 13, 1].map(asBits).join('');
/** No place of chroma, no timing, no buffers, no structure, no restrictions. */
const NOTHING_MORE = '000000';
/** Three bytes below this would look like the start of a unit: the third is kept apart. */
const APART = 3;

/**
 * The decoder's configuration (avcC) with the meaning of the colours in the stream's own parameters too: some
 * players read them there and not in the file. Our encoder describes nothing there; throws where a description
 * is announced.
 */
export function withColours(configuration: Uint8Array): Uint8Array {
  const length = ((configuration[HEADER] ?? 0) << 8) | (configuration[HEADER + 1] ?? 0);
  const start = HEADER + 2;
  const told = describeColours(configuration.subarray(start, start + length));
  return Uint8Array.from([
    ...configuration.subarray(0, HEADER),
    told.length >> 8,
    told.length & 255,
    ...told,
    ...configuration.subarray(start + length),
  ]);
}

/** The last bit that is set ends the set; the one before it says that no description follows. */
function describeColours(parameters: Uint8Array): number[] {
  const bits = [...parameters].map(asBits).join('');
  const end = bits.lastIndexOf('1');
  if (bits[end - 1] !== '0') throw new Error('The encoder describes its colours itself');
  const described = `${bits.slice(0, end - 1)}${SIGNAL}${COLOURS}${NOTHING_MORE}1`;
  const bytes = described.match(/.{1,8}/g) ?? [];
  return escapeStartCodes(bytes.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)));
}

/** After two zeros no byte may be 3 or less (ITU-T H.264, 7.4.1): a 3 is put in between. */
function escapeStartCodes(bytes: readonly number[]): number[] {
  const written: number[] = [];
  for (const byte of bytes) {
    if (byte <= APART && written.at(-1) === 0 && written.at(-2) === 0) written.push(APART);
    written.push(byte);
  }
  return written;
}

function asBits(byte: number): string {
  return byte.toString(2).padStart(8, '0');
}
