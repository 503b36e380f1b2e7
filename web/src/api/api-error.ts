import type { RefusalBody } from '@limber/contract/refusal';

/** The server refused a call. The message is the status, a colon, a space, and the body or the status text. */
export class ApiError extends Error {
  readonly status: number;
  /** The parsed body, when it has the form of the contract's refusals; the code is empty where there is none. */
  readonly refusal: RefusalBody | null;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.refusal = parseRefusal(body);
  }
}

/** The server could not be reached. The message can be shown to the user. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('We could not reach Limber. Please check your connection and try again.', { cause });
    this.name = 'NetworkError';
  }
}

function parseRefusal(body: string): RefusalBody | null {
  try {
    const parsed: unknown = JSON.parse(body);
    const refusal = isObject(parsed) ? { code: '', ...parsed } : null;
    return isRefusal(refusal) ? refusal : null;
  } catch {
    return null;
  }
}

function isRefusal(body: unknown): body is RefusalBody {
  if (!isObject(body)) return false;
  const { code, message, issues = [], requestId = '' } = body;
  const areTexts = [code, message, requestId].every((text) => typeof text === 'string');
  return areTexts && Array.isArray(issues) && issues.every(isIssue);
}

const isIssue = (issue: unknown) =>
  isObject(issue) && typeof issue.field === 'string' && typeof issue.message === 'string';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** By what the server's log tells of its fault; null when it is none, or the server did not say. */
export function referenceOf(error: unknown): string | null {
  const isFault = error instanceof ApiError && error.status >= 500;
  return (isFault && error.refusal?.requestId) || null;
}

/** The sentence inside the server's answer, or the one about the connection, or else the fallback. */
export function errorSentence(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.refusal?.message || fallback;
  return error instanceof NetworkError ? error.message : fallback;
}

/** The same, with the reference of a fault behind it: for what stays on the screen, not for toasts. */
export function sentenceWithReference(error: unknown, fallback: string): string {
  const reference = referenceOf(error);
  const sentence = errorSentence(error, fallback);
  return reference === null ? sentence : `${sentence} Reference: ${reference}`;
}
