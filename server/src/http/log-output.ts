import { writeSync } from 'node:fs';

const STANDARD_OUTPUT = 1;
/** Turns of the event loop whose lines wait for a slow reader. */
const MAX_WAITING_TURNS = 1000;
const RETRY_MS = 50;
const ERROR_LEVEL = 50;

export type LogOutput = { write: (line: string) => void };

/** Unwritten text, and how many lines it contains. */
type Waiting = { bytes: Buffer; readonly countLines: (rest: Buffer) => number };

/** Writes as many bytes as fit, and returns their number. */
type WriteBytes = (bytes: Uint8Array) => number;

/**
 * Writes the lines of one turn of the event loop together to the standard output. On a full disk the server goes on:
 * lines are dropped, and their number is logged as soon as there is space.
 */
export function createLogOutput(
  writeBytes: WriteBytes = (bytes) => writeSync(STANDARD_OUTPUT, bytes),
): LogOutput {
  let gathered: string[] = [];
  let waiting: Waiting[] = [];
  let lost = 0;
  let retry: NodeJS.Timeout | null = null;
  let writesAtExit = false;

  const loseWaiting = () => {
    lost += waiting.reduce((sum, { bytes, countLines }) => sum + countLines(bytes), 0);
    waiting = [];
  };
  const writeWaiting = () => {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const written = writeBytes(next.bytes);
      next.bytes = next.bytes.subarray(written);
      if (next.bytes.length === 0) waiting.shift();
    }
  };
  const tryToWrite = () => {
    retry = null;
    try {
      writeWaiting();
    } catch (error) {
      if ((error as { code?: string }).code === 'EAGAIN') retry = setTimeout(tryToWrite, RETRY_MS);
      else loseWaiting();
    }
  };
  const writeGathered = () => {
    if (gathered.length === 0) return;
    if (lost > 0) {
      const before = lost;
      waiting.push({ bytes: Buffer.from(sentenceOfLoss(before)), countLines: () => before });
      lost = 0;
    }
    waiting.push({ bytes: Buffer.from(gathered.join('')), countLines: countLineBreaks });
    gathered = [];
    if (retry === null) tryToWrite();
  };
  return {
    write: (line) => {
      if (waiting.length >= MAX_WAITING_TURNS) {
        lost += 1;
        return;
      }
      if (gathered.push(line) > 1) return;
      setImmediate(writeGathered);
      if (writesAtExit) return;
      writesAtExit = true;
      process.once('exit', writeGathered);
    },
  };
}

const countLineBreaks = (bytes: Buffer): number => bytes.toString().split('\n').length - 1;

/** The leading line break ends a partly written line. */
function sentenceOfLoss(lines: number): string {
  const msg = 'lines of the log are lost: there was no room for them';
  return `\n${JSON.stringify({ level: ERROR_LEVEL, time: Date.now(), lines, msg })}\n`;
}
