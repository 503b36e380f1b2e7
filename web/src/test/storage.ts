import { vi } from 'vitest';

const NAMES = ['localStorage', 'sessionStorage'] as const;

/** Switches storage off for the test: touching it throws, as where all cookies are blocked; or it is `instead`. */
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

/** Leaves no room in storage for the test; what is there can be read and removed. */
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

/** `unstubAllGlobals`, after every test, gives it back. */
function stub(name: (typeof NAMES)[number], property: PropertyDescriptor): void {
  vi.stubGlobal(name, null);
  Object.defineProperty(globalThis, name, { ...property, configurable: true });
}

/** The keys of the workouts that the browser's storage has and the server not yet. */
export const waitingKeys = () =>
  Object.keys(localStorage).filter((key) => key.startsWith('unsentWorkout_'));
