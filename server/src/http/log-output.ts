import { writeSync } from 'node:fs';

const STANDARD_OUTPUT = 1;
/** Lines that wait for a reader who takes them slowly. */
const MAX_WAITING_LINES = 1000;
const RETRY_MS = 50;
/** The level of an error in the log. */
const ERROR_LEVEL = 50;

/** Where the log is written, line by line. */
export type LogOutput = { write: (line: string) => void };

/** A text that is still to be written, and how many lines are lost with it. */
type Waiting = { bytes: Uint8Array; readonly lines: number };

/** Writes bytes as far as there is room, and gives how many. */
type WriteBytes = (bytes: Uint8Array) => number;

/**
 * Writes the log to the standard output. Where that is a file on a full disk the server goes on without its
 * log: lines are lost, and how many is said as soon as there is room.
 */
export function createLogOutput(
  writeBytes: WriteBytes = (bytes) => writeSync(STANDARD_OUTPUT, bytes),
): LogOutput {
  let waiting: Waiting[] = [];
  let lost = 0;
  let retry: NodeJS.Timeout | null = null;

  const add = (text: string, lines: number) => waiting.push({ bytes: Buffer.from(text), lines });
  const loseWaiting = () => {
    lost += waiting.reduce((sum, { lines }) => sum + lines, 0);
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

  return {
    write: (line) => {
      if (waiting.length >= MAX_WAITING_LINES) {
        lost += 1;
        return;
      }
      if (lost > 0) add(sentenceOfLoss(lost), lost);
      lost = 0;
      add(line, 1);
      if (retry === null) tryToWrite();
    },
  };
}

/** The first line break ends a line that was written in part. */
function sentenceOfLoss(lines: number): string {
  const msg = 'lines of the log are lost: there was no room for them';
  return `\n${JSON.stringify({ level: ERROR_LEVEL, time: Date.now(), lines, msg })}\n`;
}
