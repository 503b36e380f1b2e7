/** Bytes before the length of the first parameter set in an avcC box (ISO/IEC 14496-15, 5.3). */
const HEADER = 6;
/**
 * ITU-T H.264, E.1.1: a description follows; no pixel shape (0), no overscan (0), a signal (1) of no special format
 * (101), in limited range (0), with colours (1).
 */
const SIGNAL = '100110101';
/** ITU-T H.273: primaries of BT.709, transfer of sRGB, matrix of BT.709. */
const COLOURS = [1, 13, 1].map(asBits).join('');
/** Flags, all 0: no chroma location, timing, buffers, picture structure or restrictions. */
const NOTHING_MORE = '000000';
/**
 * Largest byte that after two zeros would look like the start of a unit; also the byte that is
 * inserted to prevent it.
 */
const EMULATION_PREVENTION_BYTE = 3;

/**
 * Adds the colour description to the stream's own parameters (avcC): some players read it there and not in the file.
 * Throws where the encoder has already written one.
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

/** The last set bit ends the parameter set; the bit before says that no description follows. */
function describeColours(parameters: Uint8Array): number[] {
  const bits = [...parameters].map(asBits).join('');
  const end = bits.lastIndexOf('1');
  if (bits[end - 1] !== '0') throw new Error('The encoder describes its colours itself');
  const described = `${bits.slice(0, end - 1)}${SIGNAL}${COLOURS}${NOTHING_MORE}1`;
  const bytes = described.match(/.{1,8}/g) ?? [];
  return escapeStartCodes(bytes.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)));
}

/** After two zeros no byte may be 3 or less (ITU-T H.264, 7.4.1): a 3 is inserted. */
function escapeStartCodes(bytes: readonly number[]): number[] {
  const written: number[] = [];
  for (const byte of bytes) {
    if (byte <= EMULATION_PREVENTION_BYTE && written.at(-1) === 0 && written.at(-2) === 0)
      written.push(EMULATION_PREVENTION_BYTE);
    written.push(byte);
  }
  return written;
}

function asBits(byte: number): string {
  return byte.toString(2).padStart(8, '0');
}
