import {
  IMAGE_LIMITS,
  type ImageFault,
  imageFaultSentence,
} from '@limber/domain/exercises/image-rules';
import { explainFailure } from './upload-failure.ts';

/** The key is also the Idempotency-Key of every attempt. */
export type PickedFile = { key: string; file: File };

/** The state of an upload mutation. */
export type Attempt = {
  key: string;
  /** Files uploaded together share a number; later rounds have higher ones. */
  round: number;
  status: 'idle' | 'pending' | 'success' | 'error';
  /** Queued behind another upload. */
  isPaused: boolean;
  error: unknown;
};

/** A file not uploaded yet. */
export type ChosenFile = PickedFile & {
  /** `failed` can be retried; `refused` is not a valid image. */
  state: 'chosen' | 'queued' | 'sending' | 'failed' | 'refused';
  /** The sent share, 0 to 1. */
  sent: number;
  /** A sentence for the user about why the file was not, or cannot be, uploaded. */
  problem: string | null;
};

/** In the order of display. */
export type Selection = {
  files: readonly ChosenFile[];
  /** File counts of the current or last round of uploads. */
  round: { total: number; uploaded: number };
};

/**
 * Combines picked files with their upload attempts. `progress` is the sent share of the current
 * file, 0 to 1.
 */
export function selectionOf(
  picked: readonly PickedFile[],
  attempts: readonly Attempt[],
  progress: number,
): Selection {
  const files = picked.map((one) => {
    const attempt = attempts.find(({ key }) => key === one.key);
    const outcome = attempt ? outcomeOf(attempt) : untried(one.file);
    return { ...one, ...outcome, sent: outcome.state === 'sending' ? progress : 0 };
  });
  const latest = Math.max(...attempts.map(({ round }) => round));
  const round = attempts.filter((one) => one.round === latest);
  return { files, round: { total: round.length, uploaded: round.filter(isUploaded).length } };
}

const isUploaded = ({ status }: Attempt): boolean => status === 'success';

type FileOutcome = Pick<ChosenFile, 'state' | 'problem'>;

function outcomeOf({ status, isPaused, error }: Attempt): FileOutcome {
  if (status !== 'error') return { state: isPaused ? 'queued' : 'sending', problem: null };
  const { sentence, concerns } = explainFailure(error);
  return { state: concerns === 'file' ? 'refused' : 'failed', problem: sentence };
}

/** An empty or too large file is refused before it is sent. */
function untried({ name, size }: File): FileOutcome {
  const fault = faultOf(size);
  if (fault === null) return { state: 'chosen', problem: null };
  return { state: 'refused', problem: imageFaultSentence(name, fault) };
}

function faultOf(bytes: number): ImageFault | null {
  if (bytes === 0) return 'empty';
  return bytes > IMAGE_LIMITS.bytes ? 'too-large' : null;
}

export const isUnderWay = ({ state }: Pick<ChosenFile, 'state'>): boolean =>
  state === 'queued' || state === 'sending';

export const isUploading = ({ files }: Selection): boolean => files.some(isUnderWay);

/** Splits the files into those "Upload" sends and those beyond the remaining room. */
export function fitInto({ files }: Selection, room: number) {
  const open = files.filter(({ state }) => state === 'chosen' || state === 'failed');
  const left = Math.max(0, room - files.filter(isUnderWay).length);
  return { ready: open.slice(0, left), beyond: open.slice(left) };
}

/** Moves one file by one place; unchanged at the ends. */
export function withMoved(
  files: readonly PickedFile[],
  key: string,
  by: -1 | 1,
): readonly PickedFile[] {
  const from = files.findIndex((one) => one.key === key);
  const to = from + by;
  const [one, other] = [files[from], files[to]];
  return one && other ? files.with(from, other).with(to, one) : files;
}
