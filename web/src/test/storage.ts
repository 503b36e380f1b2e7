import { vi } from 'vitest';

const NAMES = ['localStorage', 'sessionStorage'] as const;

/** Makes any access to storage throw, as with all cookies blocked; with `null`, storage is null. */
export function blockStorage(instead?: null): void {
  const get = () => {
    if (instead === null) return instead;
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of NAMES) stub(name, { get });
}

function refuse(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}

/** Writes throw, as in a full storage; reading and removing work. */
export function fillStorage(): void {
  for (const name of NAMES) {
    const storage = globalThis[name];
    stub(name, {
      value: new Proxy(storage, {
        get: (_, key) => {
          if (key === 'setItem') return refuse;
          const value: unknown = Reflect.get(storage, key);
          return typeof value === 'function' ? (value as () => unknown).bind(storage) : value;
        },
      }),
    });
  }
}

/** Undone by `unstubAllGlobals` after every test. */
function stub(name: (typeof NAMES)[number], property: PropertyDescriptor): void {
  vi.stubGlobal(name, null);
  Object.defineProperty(globalThis, name, { ...property, configurable: true });
}

/** Keys of stored workouts not sent yet. */
export const waitingKeys = () =>
  Object.keys(localStorage).filter((key) => key.startsWith('unsentWorkout_'));
