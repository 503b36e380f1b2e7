import { ApiError, NetworkError } from './api-error.ts';

/** The sentence inside the server's answer, or the one about the connection, or else the fallback. */
export function errorSentence(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.refusal?.message || fallback;
  return error instanceof NetworkError ? error.message : fallback;
}
