/** Offsets of the header of a 64-bit ELF file: System V ABI, chapter 4, and man 5 elf. */
const PROGRAM_HEADERS = { at: 0x20, size: 0x36, count: 0x38 };
const SECTION_HEADERS = { at: 0x28, count: 0x3c, names: 0x3e };
const SEGMENT = { offset: 0x08, fileSize: 0x20 };
/** "ELF", 64 bits, little endian. */
const START = Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1]);

/**
 * A Linux program without its names of functions and lines. What is loaded to run it are its segments, and they come
 * first; sections after the last of them are for linkers and debuggers, and so is the list of all sections.
 * Anything that is no 64-bit ELF file is returned as it is.
 */
export function withoutDebugInfo(program: Buffer): Buffer {
  if (!program.subarray(0, START.length).equals(START)) return program;
  const first = Number(program.readBigUInt64LE(PROGRAM_HEADERS.at));
  const size = program.readUInt16LE(PROGRAM_HEADERS.size);
  const count = program.readUInt16LE(PROGRAM_HEADERS.count);
  const ends = Array.from({ length: count }, (_, index) => {
    const header = first + index * size;
    const offset = program.readBigUInt64LE(header + SEGMENT.offset);
    return Number(offset + program.readBigUInt64LE(header + SEGMENT.fileSize));
  });
  const smaller = Buffer.from(program.subarray(0, Math.max(first + count * size, ...ends)));
  smaller.writeBigUInt64LE(0n, SECTION_HEADERS.at);
  smaller.writeUInt16LE(0, SECTION_HEADERS.count);
  smaller.writeUInt16LE(0, SECTION_HEADERS.names);
  return smaller;
}
