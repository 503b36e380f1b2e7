import {
  IMAGE_LIMITS,
  type ImageFault,
  imageFaultSentence,
} from '@limber/domain/exercises/image-rules';
import { explainFailure } from './upload-failure.ts';

/** A file as the user chose it. The key is also its Idempotency-Key, the same for every try. */
export type PickedFile = { key: string; file: File };

/** The upload of a file, as TanStack Query knows it. */
export type Attempt = {
  key: string;
  /** Files that are uploaded together have the same number; a later round has a higher one. */
  round: number;
  status: 'idle' | 'pending' | 'success' | 'error';
  /** It waits for its turn. */
  isPaused: boolean;
  error: unknown;
};

/** A file that was chosen and is not uploaded yet. */
export type ChosenFile = PickedFile & {
  /** `failed` can be tried again, `refused` never will be an image. */
  state: 'chosen' | 'queued' | 'sending' | 'failed' | 'refused';
  /** How much of it was sent, from 0 to 1. */
  sent: number;
  /** Why it was not uploaded, as a sentence. */
  problem: string | null;
};

/** The files that were chosen for one exercise, in the order in which they will be shown. */
export type Selection = {
  files: readonly ChosenFile[];
  /** The upload that is under way, or was last. */
  round: { total: number; uploaded: number };
};

/**
 * What became of the files that were picked for an exercise, by the attempts to upload them. `progress` is
 * how much of the file on its way was sent, from 0 to 1.
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

/** A file that can be no image of ours is refused before it is sent. */
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

/** The files that "Upload" sends while there is room for so many more, and those that do not fit. */
export function fitInto({ files }: Selection, room: number) {
  const open = files.filter(({ state }) => state === 'chosen' || state === 'failed');
  const left = Math.max(0, room - files.filter(isUnderWay).length);
  return { ready: open.slice(0, left), beyond: open.slice(left) };
}

/** The files with the one of this key a place earlier or later; unchanged at the ends. */
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
