const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** The size of a file as people read it, e.g. "240 KB" and "2.4 MB". */
export function sizeWords(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.ceil(bytes / KILOBYTE)} KB`;
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
