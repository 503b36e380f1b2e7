import type { RefusalBody } from '@limber/contract/refusal';

/** The server refused a call. Message: "status: body or status text". */
export class ApiError extends Error {
  readonly status: number;
  /** Null unless the body has the shape of the contract's refusals; the code may be empty. */
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

/** The reference of a server fault (5xx) in the server's log, or null. */
export function referenceOf(error: unknown): string | null {
  const isFault = error instanceof ApiError && error.status >= 500;
  return (isFault && error.refusal?.requestId) || null;
}

/** The message of the server or of a `NetworkError`, else the fallback. */
export function errorSentence(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.refusal?.message || fallback;
  return error instanceof NetworkError ? error.message : fallback;
}

/** `errorSentence` plus the fault's reference, for lasting messages, not for toasts. */
export function sentenceWithReference(error: unknown, fallback: string): string {
  const reference = referenceOf(error);
  const sentence = errorSentence(error, fallback);
  return reference === null ? sentence : `${sentence} Reference: ${reference}`;
}
