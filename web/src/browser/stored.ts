import { createStore } from 'zustand';

/**
 * Texts that the browser keeps beyond the page where it lets us: its storage may be switched off (reading it throws),
 * missing or full. Then the memory of the page holds them, until the page is closed or loaded anew.
 */
type Stored<Key extends string> = {
  get: (key: Key) => string | null;
  /** Keeps a value; true when it outlives the page. */
  set: (key: Key, value: string) => boolean;
  remove: (key: Key) => void;
  /** True when there is a value that outlives the page. */
  lasts: (key: Key) => boolean;
  keys: () => string[];
  clear: () => void;
};

type Forgetfulness = 'none so far' | 'untold' | 'told';

/** Whether the browser has refused something since the page was loaded, and whether its user has read so. */
export const forgetfulness = createStore<Forgetfulness>(() => 'none so far');

/** Later, since storage is read while components are rendered. */
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
        // An older value is no longer true, and would come back with the next page.
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

/** Keys about the device alone. All others tell of a person. */
const OF_THE_DEVICE = [
  'theme',
  'mission',
  'figure_too_slow',
  // It lets in whoever signs in here again (decision 24).
  'deviceKey',
] as const;
type DeviceKey = (typeof OF_THE_DEVICE)[number];

/** Storage for the device, whoever uses it; signing out keeps it. */
export const ofDevice: Stored<DeviceKey> = local;

/** Storage for the person who uses the device now; signing out deletes it. */
export const ofUser: Stored<string> = local;

/** Storage for one tab, until it is closed; signing out deletes it. */
export const ofTab: Stored<string> = storedIn('sessionStorage');

/**
 * Begins the keys of workouts that are still to be sent. They wait for their user to sign in again when a session has
 * ended by itself; `unsent-workouts.ts` deletes them when the user signs out, or somebody else signs in.
 */
export const UNSENT_WORKOUT = 'unsentWorkout_';

const outlivesSession = (key: string) =>
  OF_THE_DEVICE.some((kept) => kept === key) || key.startsWith(UNSENT_WORKOUT);

/** Deletes all that tells of the user whose session has ended. */
export function forgetUser(): void {
  for (const key of local.keys()) if (!outlivesSession(key)) local.remove(key);
  ofTab.clear();
}

/** Deletes all that is kept in this browser and this tab. */
export function forgetAll(): void {
  local.clear();
  ofTab.clear();
}
