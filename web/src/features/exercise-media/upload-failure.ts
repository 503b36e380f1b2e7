import { ApiError, errorSentence } from '#api/api-error.ts';

/** The server received the file and rejected it; the message can be shown to the user. */
export class RefusedFile extends Error {}

/** Why a file was not uploaded, and which files are affected. */
type Failure = {
  sentence: string;
  /** `file`: the file is invalid. `try`: this file can be retried. `all`: the waiting files fail with it. */
  concerns: 'file' | 'try' | 'all';
};

/** Statuses about the file itself: a retry would fail again. */
const ABOUT_THE_FILE = new Set([413, 415]);
/** Statuses that need not affect the other files: only this one has to be retried. */
const ABOUT_THIS_TRY = new Set([400, 422, 500]);

/** Explains a failed upload: what to show, and whether the queued files are affected. */
export function explainFailure(error: unknown): Failure {
  if (error instanceof RefusedFile) return { sentence: error.message, concerns: 'file' };
  const sentence = errorSentence(error, 'This image was not uploaded');
  const status = error instanceof ApiError ? error.status : 0;
  if (ABOUT_THE_FILE.has(status)) return { sentence, concerns: 'file' };
  return { sentence, concerns: ABOUT_THIS_TRY.has(status) ? 'try' : 'all' };
}
