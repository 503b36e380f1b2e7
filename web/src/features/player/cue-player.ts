import { partIndexAt } from '@limber/domain/player/script-state';
import type { Cue, WorkoutScript } from '@limber/domain/player/workout-script';
import { createSpeaker } from './speech.ts';
import type { SoundSettings } from './sound-settings.ts';
import { hasTone, scheduleTones } from './tones.ts';
import { vibrate } from './vibration.ts';

/** Speech, tones and vibration of a workout's cues. */
export type CuePlayer = {
  /** Allows sound; only during a press. */
  unlock: () => void;
  /** No-op without a voice. */
  say: (line: string, sound: SoundSettings) => void;
  /** Schedules the tones of the exercise at `position` from there on, replacing earlier ones. */
  schedule: (script: WorkoutScript, position: number, sound: SoundSettings) => void;
  /** Vibrates. */
  feel: (cue: Cue) => void;
  silence: () => void;
  voiceWorks: () => boolean;
  /** Frees the audio device until `unlock`. */
  close: () => void;
};

/** `onVoiceBroken`: the voice failed for good, and tones replace it. */
export function createCuePlayer(onVoiceBroken: () => void): CuePlayer {
  const speaker = createSpeaker({
    synthesis: 'speechSynthesis' in window ? window.speechSynthesis : null,
    language: document.documentElement.lang || 'en',
    onBroken: onVoiceBroken,
  });
  let context: AudioContext | null = null;
  let stopTones: (() => void) | null = null;

  const isSpoken = ({ mode, screenReader }: SoundSettings) =>
    mode === 'voice' && !screenReader && speaker.works();
  const silence = () => {
    speaker.hush();
    stopTones?.();
    stopTones = null;
  };
  return {
    unlock: () => {
      if (!('AudioContext' in window)) return;
      context ??= new AudioContext();
      void context.resume();
    },
    say: (line, sound) => {
      if (isSpoken(sound)) speaker.say(line, sound.volume);
    },
    schedule: (script, position, sound) => {
      stopTones?.();
      stopTones = null;
      if (context === null || sound.mode === 'silent') return;
      const zero = context.currentTime - position;
      const tones = tonesFrom(script, position)
        .filter(({ words }) => words === null || !isSpoken(sound))
        .map(({ kind, at }) => ({ kind, at: zero + at }));
      stopTones = scheduleTones(context, tones, sound.volume);
    },
    feel: ({ kind }) => vibrate(kind, navigator),
    silence,
    voiceWorks: speaker.works,
    close: () => {
      silence();
      void context?.close();
      context = null;
    },
  };
}

function tonesFrom(script: WorkoutScript, position: number): readonly Cue[] {
  const index = partIndexAt(script, position);
  return script.cues.filter(
    ({ kind, exercise, at }) => exercise === index && at >= position && hasTone(kind),
  );
}
