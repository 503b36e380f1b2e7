import {
  IMAGE_LIMITS,
  type ImageFault,
  imageFaultSentence,
} from '@limber/domain/exercises/image-rules';

/** A file that was chosen and is not uploaded yet. */
export type ChosenFile = {
  /** Its name among the files; also its Idempotency-Key, the same for every try. */
  key: string;
  file: File;
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
  round: { total: number; uploaded: number } | null;
};

export type Change =
  | { kind: 'chosen'; files: readonly ChosenFile[] }
  | { kind: 'removed'; key: string }
  | { kind: 'moved'; key: string; by: -1 | 1 }
  | { kind: 'queued'; keys: readonly string[] }
  | { kind: 'sending'; key: string }
  | { kind: 'sent'; key: string; share: number }
  | { kind: 'uploaded'; key: string }
  | { kind: 'failed'; key: string; problem: string; forGood: boolean }
  /** All that wait or are on their way, or only this one, wait to be uploaded another time. */
  | { kind: 'stopped'; key: string | null };

export const NOTHING_CHOSEN: Selection = { files: [], round: null };

/** A file as it was chosen. One that can be no image of ours is refused before it is sent. */
export function chooseFile(key: string, file: File): ChosenFile {
  const fault = faultOf(file);
  const problem = fault && imageFaultSentence(file.name, fault);
  return { key, file, state: fault ? 'refused' : 'chosen', sent: 0, problem };
}

function faultOf({ size }: File): ImageFault | null {
  if (size === 0) return 'empty';
  return size > IMAGE_LIMITS.bytes ? 'too-large' : null;
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

/** What a selection becomes by a change. A change about a file that is not there changes nothing. */
export function changed(selection: Selection, change: Change): Selection {
  const { round } = selection;
  const files = filesAfter(selection.files, change);
  if (change.kind === 'queued') return { files, round: grown(selection, change.keys.length) };
  if (!round) return { files, round };
  if (change.kind === 'uploaded')
    return { files, round: { ...round, uploaded: round.uploaded + 1 } };
  if (change.kind !== 'stopped') return { files, round };
  const stopped = selection.files.filter((one) => stops(one, change.key)).length;
  return { files, round: { ...round, total: round.total - stopped } };
}

type Files = Selection['files'];

function filesAfter(files: Files, change: Change): Files {
  if (change.kind === 'chosen') return [...files, ...change.files];
  if (change.kind === 'moved') return moved(files, change);
  if (change.kind === 'removed' || change.kind === 'uploaded') {
    return files.filter(({ key }) => key !== change.key);
  }
  return files.map((one) => ({ ...one, ...partAfter(one, change) }));
}

type OfOneFile = Exclude<Change, { kind: 'chosen' | 'moved' | 'removed' | 'uploaded' }>;

function partAfter(one: ChosenFile, change: OfOneFile): Partial<ChosenFile> {
  if (change.kind === 'queued') {
    return change.keys.includes(one.key) ? { state: 'queued', sent: 0, problem: null } : {};
  }
  if (change.kind === 'stopped') return stops(one, change.key) ? { state: 'chosen', sent: 0 } : {};
  if (one.key !== change.key) return {};
  if (change.kind === 'sending') return { state: 'sending', sent: 0 };
  if (change.kind === 'sent') return { sent: change.share };
  return { state: change.forGood ? 'refused' : 'failed', problem: change.problem };
}

const stops = (one: ChosenFile, key: string | null) =>
  isUnderWay(one) && (key === null || one.key === key);

function moved(files: Files, { key, by }: { key: string; by: number }): Files {
  const from = files.findIndex((one) => one.key === key);
  const to = from + by;
  const [one, other] = [files[from], files[to]];
  return one && other ? files.with(from, other).with(to, one) : files;
}

/** A round that is still under way grows; otherwise a new one begins. */
function grown(selection: Selection, count: number): Selection['round'] {
  const before = isUploading(selection) ? selection.round : null;
  return { total: (before?.total ?? 0) + count, uploaded: before?.uploaded ?? 0 };
}
