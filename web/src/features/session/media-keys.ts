import { silentAudio } from './silent-audio.ts';

/** What the media keys of a keyboard or headset do. */
export type MediaActions = {
  onPlay: () => void;
  onPause: () => void;
  onNext: () => void;
  onPrevious: () => void;
};

/** The media keys, which belong to whichever page plays something. */
export type MediaKeys = {
  /** Takes them; only in answer to a press, since browsers let no page play unasked. */
  take: () => void;
  /** What the device shows beside them. */
  show: (title: string, isRunning: boolean) => void;
  giveBack: () => void;
};

/**
 * Takes the media keys by playing silence. Not on phones and tablets, where playing anything stops the music
 * that somebody moves to.
 */
export function createMediaKeys(actions: MediaActions): MediaKeys {
  let audio: { element: HTMLAudioElement; remove: () => void } | null = null;
  return {
    take: () => {
      if (audio || !('mediaSession' in navigator) || !isAtDesk()) return;
      audio = silentAudio();
      // Refused: the keys stay with whom they were.
      audio.element.play().catch(() => undefined);
      handleAll(actions);
    },
    show: (title, isRunning) => {
      if (!audio) return;
      navigator.mediaSession.metadata = new MediaMetadata({ title, artist: 'Limber' });
      navigator.mediaSession.playbackState = isRunning ? 'playing' : 'paused';
    },
    giveBack: () => {
      if (!audio) return;
      audio.remove();
      audio = null;
      handleAll({});
      navigator.mediaSession.metadata = null;
      navigator.mediaSession.playbackState = 'none';
    },
  };
}

function handleAll({ onPlay, onPause, onNext, onPrevious }: Partial<MediaActions>): void {
  handle('play', onPlay ?? null);
  handle('pause', onPause ?? null);
  handle('nexttrack', onNext ?? null);
  handle('previoustrack', onPrevious ?? null);
}

function handle(action: MediaSessionAction, handler: (() => void) | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // A browser that does not know the action.
  }
}

function isAtDesk(): boolean {
  return window.matchMedia('(hover: hover) and (pointer: fine)').matches;
}
