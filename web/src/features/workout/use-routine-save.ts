import { useEffect, useRef, useState } from 'react';

export type SavePhase = 'idle' | 'saving' | 'success' | 'celebration';

const CELEBRATE_AFTER_MS = 1000;
const LEAVE_AFTER_MS = 2500;

const WORDS: Record<SavePhase, string | null> = {
  idle: null,
  saving: 'Saving...',
  success: 'Saved!',
  celebration: 'Amazing!',
};

/** What the button says instead of its name while a finished routine is saved; null while nothing is. */
export function saveWords(phase: SavePhase): string | null {
  return WORDS[phase];
}

/**
 * Saves a finished routine in the phases that a person sees. `save` rejects when it did not work,
 * having said so itself; `leave` is called 2.5 s after it worked. Saving while it saves does nothing.
 */
export function useRoutineSave({
  save,
  leave,
}: {
  save: () => Promise<unknown>;
  leave: () => void;
}) {
  const [phase, setPhase] = useState<SavePhase>('idle');
  const busy = useRef(false);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach((timer) => clearTimeout(timer)), []);

  const run = async () => {
    if (busy.current) return;
    busy.current = true;
    setPhase('saving');
    try {
      await save();
    } catch {
      busy.current = false;
      setPhase('idle');
      return;
    }
    setPhase('success');
    timers.current = [
      setTimeout(() => setPhase('celebration'), CELEBRATE_AFTER_MS),
      setTimeout(() => {
        busy.current = false;
        setPhase('idle');
        leave();
      }, LEAVE_AFTER_MS),
    ];
  };
  return { phase, save: () => void run() };
}
