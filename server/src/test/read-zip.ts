import { crc32 } from 'node:zlib';

const END = 0x06_05_4b_50;
const END_BYTES = 22;
const DIRECTORY_ENTRY = 0x02_01_4b_50;
const DIRECTORY_ENTRY_BYTES = 46;
const FILE_HEADER_BYTES = 30;

/**
 * The files of an uncompressed ZIP by their names, as its directory lists them. Throws when it is
 * cut off or a checksum is wrong.
 */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.length - END_BYTES;
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new Error('The ZIP is cut off');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('The directory is damaged');
    const nameBytes = zip.readUInt16LE(at + 28);
    const name = zip.toString(
      'utf8',
      at + DIRECTORY_ENTRY_BYTES,
      at + DIRECTORY_ENTRY_BYTES + nameBytes,
    );
    const header = zip.readUInt32LE(at + 42);
    const start =
      header + FILE_HEADER_BYTES + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const content = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    if (crc32(content) !== zip.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`);
    files.set(name, content);
    at += DIRECTORY_ENTRY_BYTES + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}
