import type { Endpoint, Sent } from '@limber/contract/endpoint';
import type { z } from 'zod';
import { ApiError, NetworkError } from './api-error.ts';
import { forgetEarlyAnswers } from './early-answers.ts';
import { addressOf, noteRefusal, tokenHeader } from './request.ts';
import { storedToken } from './token.ts';

type Options = {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Receives the sent share, 0 to 1. */
  onProgress?: (share: number) => void;
};

/**
 * Sends files with the stored token. Throws the errors of `call`, or the signal's reason after a
 * cancel. `fetch` reports no upload progress.
 */
export async function upload<E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
  files: readonly File[],
  options: Options = {},
): Promise<z.output<E['reply']>> {
  const { params = {}, body = {} } = sent as { params?: object; body?: object };
  const token = storedToken();
  forgetEarlyAnswers();
  const {
    status,
    statusText,
    body: text,
  } = await send(endpoint.method, addressOf(endpoint.path, params, {}), {
    ...options,
    headers: { ...options.headers, ...tokenHeader(token) },
    form: formOf(body, endpoint.files ?? 'files', files),
  });
  if (status < 200 || status > 299) {
    noteRefusal(token, status);
    throw new ApiError(status, statusText, text);
  }
  return JSON.parse(text) as z.output<E['reply']>;
}

/** Fields precede files: the server needs them before a file arrives. */
function formOf(body: object, field: string, files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  for (const file of files) form.append(field, file, file.name);
  return form;
}

type Request = Options & { headers: Record<string, string>; form: FormData };
type Answer = { status: number; statusText: string; body: string };

function send(method: string, address: string, request: Request): Promise<Answer> {
  const { headers, form, signal, onProgress } = request;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const xhr = new XMLHttpRequest();
    const cancel = () => xhr.abort();
    signal?.addEventListener('abort', cancel);
    xhr.addEventListener('loadend', () => signal?.removeEventListener('abort', cancel));
    xhr.addEventListener('load', () =>
      resolve({ status: xhr.status, statusText: xhr.statusText, body: xhr.responseText }),
    );
    xhr.addEventListener('error', () => reject(new NetworkError('The upload broke off')));
    xhr.addEventListener('abort', () => reject(signal?.reason as unknown));
    xhr.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    );
    xhr.open(method, address);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.send(form);
  });
}
