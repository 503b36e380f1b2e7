import { silentAudio } from './silent-audio.ts';

/** Reactions to the media keys of a keyboard or headset. */
export type MediaActions = {
  onPlay: () => void;
  onPause: () => void;
  onNext: () => void;
  onPrevious: () => void;
};

/** Browsers give the media keys to a page that plays something. */
export type MediaKeys = {
  /** Takes the keys; only during a press, since browsers let no page play unasked. */
  take: () => void;
  /** Tells the device the title and the state to show. */
  show: (title: string, isRunning: boolean) => void;
  giveBack: () => void;
};

/**
 * Takes the media keys by playing silence. Not on phones and tablets, where that would stop the user's music.
 */
export function createMediaKeys(actions: MediaActions): MediaKeys {
  let audio: { element: HTMLAudioElement; remove: () => void } | null = null;
  return {
    take: () => {
      if (audio || !('mediaSession' in navigator) || !isAtDesk()) return;
      audio = silentAudio();
      // The browser may refuse to play; the keys then stay where they are.
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
    // The browser does not know the action.
  }
}

function isAtDesk(): boolean {
  return window.matchMedia('(hover: hover) and (pointer: fine)').matches;
}
