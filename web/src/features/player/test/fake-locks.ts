import { vi } from 'vitest';

type Callback = (lock: { name: string } | null) => unknown;
type Asked = { ifAvailable?: boolean; steal?: boolean; signal?: AbortSignal };

/** One lock shared by all pages of a fake browser: as much of Web Locks as a workout needs. */
class FakeLocks {
  #holder: { name: string; lose: (reason: Error) => void } | null = null;
  #queue: (() => void)[] = [];

  async query() {
    return { held: this.#holder ? [{ name: this.#holder.name }] : [] };
  }

  async request(name: string, { ifAvailable, steal, signal }: Asked, callback: Callback) {
    if (steal) this.#holder?.lose(new DOMException('Stolen', 'AbortError'));
    else if (this.#holder && ifAvailable) return callback(null);
    else if (this.#holder) await this.#turn(signal);
    return this.#hold(name, callback);
  }

  async #hold(name: string, callback: Callback) {
    const lost = Promise.withResolvers<never>();
    const holder = { name, lose: lost.reject };
    this.#holder = holder;
    try {
      return await Promise.race([callback({ name }), lost.promise]);
    } finally {
      if (this.#holder === holder) this.#holder = null;
      this.#queue.shift()?.();
    }
  }

  #turn(signal?: AbortSignal) {
    return new Promise<void>((resolve, reject) => {
      this.#queue.push(resolve);
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  }
}

/** Replaces Web Locks until the end of the test; at first no tab has the lock. */
export function fakeLocks(): void {
  const locks = new FakeLocks();
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(locks as unknown as LockManager);
}
