export type ScreenWake = { keepOn: () => void; letGo: () => void };

/**
 * Keeps the screen on. Browsers free the lock of a hidden page, so it is requested again when the page returns.
 * Without wake locks nothing happens: the workout notices sleep itself.
 */
export function createScreenWake(): ScreenWake {
  let wanted = false;
  let lock: WakeLockSentinel | null = null;

  const ask = async () => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    try {
      const asked = await navigator.wakeLock.request('screen');
      // `letGo` was called during the request.
      if (!wanted) return await asked.release();
      void lock?.release();
      lock = asked;
    } catch {
      // Refused because of a low battery or the browser's settings.
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
