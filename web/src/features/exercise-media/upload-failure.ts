import { ApiError, errorSentence } from '#api/api-error.ts';

/** The server rejected the file; the message can be shown to the user. */
export class RefusedFile extends Error {}

type Failure = {
  sentence: string;
  /**
   * `file`: the file is invalid. `try`: only this attempt failed. `all`: the waiting files would
   * fail too, so they are not sent.
   */
  concerns: 'file' | 'try' | 'all';
};

/** Statuses about the file itself: a retry would fail again. */
const ABOUT_THE_FILE = new Set([413, 415]);
/** Statuses that affect this attempt only. */
const ABOUT_THIS_TRY = new Set([400, 422, 500]);

export function explainFailure(error: unknown): Failure {
  if (error instanceof RefusedFile) return { sentence: error.message, concerns: 'file' };
  const sentence = errorSentence(error, 'This image was not uploaded');
  const status = error instanceof ApiError ? error.status : 0;
  if (ABOUT_THE_FILE.has(status)) return { sentence, concerns: 'file' };
  return { sentence, concerns: ABOUT_THIS_TRY.has(status) ? 'try' : 'all' };
}
