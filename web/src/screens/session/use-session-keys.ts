import { useEffect, useRef } from 'react';
import type { Player } from '#features/player/player.ts';
import { playerKey } from '#features/player/player-keys.ts';

type Props = {
  session: Player;
  /** The small window, with its own keys; null while closed. */
  floating: Window | null;
  /** False while a question is open. */
  enabled: boolean;
  onHurts: () => void;
  onLeave: () => void;
};

export function useSessionKeys({ session, floating, enabled, onHurts, onLeave }: Props): void {
  const latest = useRef<(event: KeyboardEvent) => void>(() => {});
  useEffect(() => {
    latest.current = (event) => {
      const action = enabled ? playerKey(event) : null;
      if (action === null) return;
      event.preventDefault();
      const { controls, sound, status } = session;
      if (action === 'pause') (status === 'running' ? controls.pause : controls.resume)();
      else if (action === 'skip') controls.skip();
      else if (action === 'back') controls.back();
      else if (action === 'again') controls.again();
      else if (action === 'sound') sound.toggle();
      else if (action === 'hurts') onHurts();
      else onLeave();
    };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => latest.current(event);
    const windows = floating ? [window, floating] : [window];
    windows.forEach((each) => each.addEventListener('keydown', press));
    return () => windows.forEach((each) => each.removeEventListener('keydown', press));
  }, [floating]);
}
