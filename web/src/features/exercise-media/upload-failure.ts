import { ApiError, errorSentence } from '#api/api-error.ts';

/** The server took the call and not the file; its message is a sentence for people. */
export class RefusedFile extends Error {}

/** A file that was not uploaded: what to say about it, and what follows. */
type Failure = {
  sentence: string;
  /** `file`: this one never will be an image. `try`: it can be tried again. `all`: so must the others. */
  concerns: 'file' | 'try' | 'all';
};

/** What is wrong with the file itself: another try would end the same way. */
const ABOUT_THE_FILE = new Set([413, 415]);
/** What another file might not meet: only this one has to be tried again. */
const ABOUT_THIS_TRY = new Set([400, 422, 500]);

/** What an upload that failed says about its file, and about those that wait behind it. */
export function explainFailure(error: unknown): Failure {
  if (error instanceof RefusedFile) return { sentence: error.message, concerns: 'file' };
  const sentence = errorSentence(error, 'This image was not uploaded');
  const status = error instanceof ApiError ? error.status : 0;
  if (ABOUT_THE_FILE.has(status)) return { sentence, concerns: 'file' };
  return { sentence, concerns: ABOUT_THIS_TRY.has(status) ? 'try' : 'all' };
}
