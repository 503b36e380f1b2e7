import { ofUser } from '#browser/stored.ts';

const SOUND_MODES = ['voice', 'tones', 'silent'] as const;
export type SoundMode = (typeof SOUND_MODES)[number];

export type SoundSettings = {
  mode: SoundMode;
  /** 0 to 1, for voice and tones. */
  volume: number;
  /** The user listens to a screen reader: our voice is off, captions are announced politely. */
  screenReader: boolean;
};

export type SoundControls = SoundSettings & {
  setMode: (mode: SoundMode) => void;
  /** The M key: silent, or back to the mode before. */
  toggle: () => void;
  setVolume: (volume: number) => void;
  setScreenReader: (uses: boolean) => void;
  /** False once the voice failed twice: tones and captions go on. */
  voiceWorks: boolean;
};

const KEY = 'sessionSound';
const DEFAULT_SOUND: SoundSettings = { mode: 'voice', volume: 1, screenReader: false };

/** Saves the change for this workout and later ones in this browser. */
export function chooseSound(change: Partial<SoundSettings>): void {
  ofUser.set(KEY, JSON.stringify({ ...chosenSound(), ...change }));
}

/** The mode at the start: silent if all exercises can be done on a call, else as chosen. */
export function firstMode(exercises: readonly { discreet: boolean }[]): SoundMode {
  const isDiscreet = exercises.length > 0 && exercises.every(({ discreet }) => discreet);
  return isDiscreet ? 'silent' : chosenSound().mode;
}

export function chosenSound(): SoundSettings {
  try {
    const kept = JSON.parse(ofUser.get(KEY) ?? '{}') as Partial<
      Record<keyof SoundSettings, unknown>
    >;
    const volume = typeof kept.volume === 'number' ? kept.volume : DEFAULT_SOUND.volume;
    return {
      mode: SOUND_MODES.find((known) => known === kept.mode) ?? DEFAULT_SOUND.mode,
      volume: Math.min(1, Math.max(0, volume)),
      screenReader: kept.screenReader === true,
    };
  } catch {
    return DEFAULT_SOUND;
  }
}
