import { errorSentence } from './api-error.ts';
import { toast } from '#ui/toast.ts';

/** Says what did not work and, when the server or the connection gave one, the reason. */
export function toastFailure(sentence: string, error: unknown): void {
  toast({ kind: 'error', title: sentence, description: errorSentence(error, '') });
}
