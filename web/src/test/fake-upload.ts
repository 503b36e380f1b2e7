import { vi } from 'vitest';

/** Routes XMLHttpRequest uploads through the fake `fetch`. Each reports progress once, at half. */
export function fakeUploads(): void {
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
}

class FakeUpload extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  statusText = '';
  responseText = '';
  #method = '';
  #address = '';
  readonly #headers = new Headers();
  readonly #aborted = new AbortController();

  open(method: string, address: string): void {
    this.#method = method;
    this.#address = address;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  abort(): void {
    this.#aborted.abort();
    this.#end('abort');
  }

  send(body: FormData): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 50, total: 100 }));
    const request = { method: this.#method, headers: this.#headers, body };
    void fetch(this.#address, request).then(
      (answer) => this.#answered(answer),
      () => this.#end('error'),
    );
  }

  async #answered(answer: Response): Promise<void> {
    const { status, statusText } = answer;
    Object.assign(this, { status, statusText, responseText: await answer.text() });
    this.#end('load');
  }

  #end(type: 'load' | 'error' | 'abort'): void {
    if (this.#aborted.signal.aborted && type !== 'abort') return;
    this.dispatchEvent(new ProgressEvent(type));
    this.dispatchEvent(new ProgressEvent('loadend'));
  }
}
