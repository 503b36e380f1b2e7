import {
  IMAGE_LIMITS,
  type ImageFault,
  imageFaultSentence,
} from '@limber/domain/exercises/image-rules';
import { explainFailure } from './upload-failure.ts';

/** A file as the user chose it. The key is also its Idempotency-Key, the same for every try. */
export type PickedFile = { key: string; file: File };

/** The state of a file's upload mutation. */
export type Attempt = {
  key: string;
  /** Files that are uploaded together have the same number; a later round has a higher one. */
  round: number;
  status: 'idle' | 'pending' | 'success' | 'error';
  /** Queued behind another upload. */
  isPaused: boolean;
  error: unknown;
};

/** A file that was chosen and is not uploaded yet. */
export type ChosenFile = PickedFile & {
  /** `failed` can be retried; `refused` is not a valid image. */
  state: 'chosen' | 'queued' | 'sending' | 'failed' | 'refused';
  /** The fraction that was sent, from 0 to 1. */
  sent: number;
  /** A sentence for the user about why it was not uploaded. */
  problem: string | null;
};

/** The files that were chosen for one exercise, in the order in which they will be shown. */
export type Selection = {
  files: readonly ChosenFile[];
  /** The current or the last upload. */
  round: { total: number; uploaded: number };
};

/**
 * The state of the files that were picked for an exercise, given the attempts to upload them. `progress` is
 * the fraction sent of the file that is uploading.
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

/** A file of a wrong type or size is refused before it is sent. */
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

/** Whether an upload is under way. */
export const isUploading = ({ files }: Selection): boolean => files.some(isUnderWay);

/** Splits the files into those that "Upload" sends and those beyond the remaining room. */
export function fitInto({ files }: Selection, room: number) {
  const open = files.filter(({ state }) => state === 'chosen' || state === 'failed');
  const left = Math.max(0, room - files.filter(isUnderWay).length);
  return { ready: open.slice(0, left), beyond: open.slice(left) };
}

/** The files with one of them moved a place earlier or later; unchanged at the ends. */
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
