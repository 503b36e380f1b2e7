/** How a session is heard. */
export const SOUND_MODES = ['voice', 'tones', 'silent'] as const;
export type SoundMode = (typeof SOUND_MODES)[number];

export type SoundSettings = {
  mode: SoundMode;
  /** From 0 to 1, of voice and tones. */
  volume: number;
  /** The user listens to a screen reader: our voice is off, captions are announced politely. */
  screenReader: boolean;
};

/** The sound of a session, and its switches. */
export type SoundControls = SoundSettings & {
  setMode: (mode: SoundMode) => void;
  /** M: off, or on as it was before. */
  toggle: () => void;
  setVolume: (volume: number) => void;
  setScreenReader: (uses: boolean) => void;
  /** False once the voice failed twice: tones and captions go on. */
  voiceWorks: boolean;
};
