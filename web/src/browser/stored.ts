import { createStore } from 'zustand';

/**
 * Strings kept by the browser beyond the page. If storage is switched off (reading throws), missing
 * or full, memory holds them until the page closes.
 */
type Stored<Key extends string> = {
  get: (key: Key) => string | null;
  /** True if the value outlives the page. */
  set: (key: Key, value: string) => boolean;
  remove: (key: Key) => void;
  /** True if a stored value outlives the page. */
  lasts: (key: Key) => boolean;
  keys: () => string[];
  clear: () => void;
};

type Forgetfulness = 'none so far' | 'untold' | 'told';

/** Set once storage has refused a value; 'told' after the user was warned. */
export const forgetfulness = createStore<Forgetfulness>(() => 'none so far');

/** Deferred, since storage is also read during rendering, which must change no state. */
function noteForgetful(): void {
  queueMicrotask(() => {
    if (forgetfulness.getState() === 'none so far') forgetfulness.setState('untold', true);
  });
}

function storedIn(name: 'localStorage' | 'sessionStorage'): Stored<string> {
  const memory = new Map<string, string>();
  const attempt = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    if (import.meta.env.SSR) return otherwise;
    try {
      return act(globalThis[name]);
    } catch {
      noteForgetful();
      return otherwise;
    }
  };
  const remove = (key: string) => {
    memory.delete(key);
    attempt((storage) => storage.removeItem(key), undefined);
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set: (key, value) => {
      const lasts = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (lasts) {
        memory.delete(key);
      } else {
        // The older value is outdated and would return with the next page.
        remove(key);
        memory.set(key, value);
      }
      return lasts;
    },
    remove,
    lasts: (key) => attempt((storage) => storage.getItem(key) !== null, false),
    keys: () => [...memory.keys(), ...attempt((storage) => Object.keys(storage), [])],
    clear: () => {
      memory.clear();
      attempt((storage) => storage.clear(), undefined);
    },
  };
}

const local = storedIn('localStorage');

/** Keys about the device. All others are personal. */
const OF_THE_DEVICE = [
  'theme',
  'mission',
  'figure_too_slow',
  // Recognises the device at sign-in (decision 24).
  'deviceKey',
] as const;
type DeviceKey = (typeof OF_THE_DEVICE)[number];

/** Kept at sign-out. */
export const ofDevice: Stored<DeviceKey> = local;

/** Deleted at sign-out. */
export const ofUser: Stored<string> = local;

/** Per tab, until it closes; deleted at sign-out. */
export const ofTab: Stored<string> = storedIn('sessionStorage');

/**
 * Key prefix of workouts not sent yet. They survive an expired session; `unsent-workouts.ts`
 * deletes them at sign-out or when another user signs in.
 */
export const UNSENT_WORKOUT = 'unsentWorkout_';

const outlivesSession = (key: string) =>
  OF_THE_DEVICE.some((kept) => kept === key) || key.startsWith(UNSENT_WORKOUT);

export function forgetUser(): void {
  for (const key of local.keys()) if (!outlivesSession(key)) local.remove(key);
  ofTab.clear();
}

export function forgetAll(): void {
  local.clear();
  ofTab.clear();
}
