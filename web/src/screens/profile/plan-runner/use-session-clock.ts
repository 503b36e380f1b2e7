import { useState } from 'react';

/** A clock that can be paused. `since` is when it last began to run, null while it is paused. */
export type SessionClock = {
  since: number | null;
  /** Milliseconds that it ran before. */
  before: number;
  pause: () => void;
  resume: () => void;
};

/** Runs from the first render on. */
export function useSessionClock(): SessionClock {
  const [{ since, before }, set] = useState<Pick<SessionClock, 'since' | 'before'>>(() => ({
    since: Date.now(),
    before: 0,
  }));
  return {
    since,
    before,
    pause: () =>
      set((clock) =>
        clock.since === null
          ? clock
          : { since: null, before: clock.before + Date.now() - clock.since },
      ),
    resume: () => set((clock) => (clock.since === null ? { ...clock, since: Date.now() } : clock)),
  };
}
