/** Keeps the screen on while a session runs. */
export type ScreenWake = { keepOn: () => void; letGo: () => void };

/**
 * Asks the browser to keep the screen on. It lets go by itself whenever the page is hidden, so that it is
 * asked again when the page returns. Where it cannot, nothing happens: the session notices sleep itself.
 */
export function createScreenWake(): ScreenWake {
  let wanted = false;
  let lock: WakeLockSentinel | null = null;

  const ask = async () => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    try {
      const asked = await navigator.wakeLock.request('screen');
      // It may have been let go while the browser was asked.
      if (!wanted) return await asked.release();
      void lock?.release();
      lock = asked;
    } catch {
      // A low battery, or the browser's settings.
    }
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') void ask();
  };
  return {
    keepOn: () => {
      if (wanted) return;
      wanted = true;
      document.addEventListener('visibilitychange', onVisible);
      void ask();
    },
    letGo: () => {
      wanted = false;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
      lock = null;
    },
  };
}
