import { type CuePlayer, createCuePlayer } from './cue-player.ts';
import {
  chooseSound,
  chosenSound,
  firstMode,
  type SoundControls,
  type SoundMode,
} from './sound-settings.ts';

export type PlayerSound = {
  cues: CuePlayer;
  /** The current settings, and functions to change them. */
  controls: () => SoundControls;
};

/** `onChange`: a switch was pressed, or the voice failed. */
export function createPlayerSound(
  exercises: readonly { discreet: boolean }[],
  onChange: () => void,
): PlayerSound {
  let settings = { ...chosenSound(), mode: firstMode(exercises) };
  let loud: SoundMode = settings.mode === 'silent' ? loudMode() : settings.mode;
  const cues = createCuePlayer(onChange);
  const change = (changed: Partial<typeof settings>) => {
    settings = { ...settings, ...changed };
    if (settings.mode !== 'silent') loud = settings.mode;
    onChange();
  };
  const choose = (changed: Partial<typeof settings>) => {
    chooseSound(changed);
    change(changed);
  };
  return {
    cues,
    controls: () => ({
      ...settings,
      setMode: (mode) => choose({ mode }),
      toggle: () => change({ mode: settings.mode === 'silent' ? loud : 'silent' }),
      setVolume: (volume) => choose({ volume: Math.min(1, Math.max(0, volume)) }),
      setScreenReader: (screenReader) => choose({ screenReader }),
      voiceWorks: cues.voiceWorks(),
    }),
  };
}

/** The mode that M turns on in a workout that began silent. */
function loudMode(): SoundMode {
  const { mode } = chosenSound();
  return mode === 'silent' ? 'voice' : mode;
}
