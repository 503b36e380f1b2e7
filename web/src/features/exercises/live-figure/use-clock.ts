import { useEffect, useState, useSyncExternalStore } from 'react';
import { createStore, useStore } from 'zustand';
import {
  type FigureClock,
  type MovementClock,
  runClock,
  secondsAt,
  STANDING_CLOCK,
} from './movement-clock.ts';

/** A clock that runs while `running` and the page is visible. */
export function useClock(running: boolean): {
  clock: FigureClock;
  state: MovementClock;
  /** `to` returns the changed clock. */
  change: (to: (clock: MovementClock, now: number) => MovementClock) => void;
} {
  const [store] = useState(() => createStore(() => STANDING_CLOCK));
  const state = useStore(store);
  const isVisible = useSyncExternalStore(onVisibility, () => !document.hidden);
  const goesOn = running && isVisible;

  useEffect(() => {
    store.setState((clock) => runClock(clock, goesOn, performance.now()), true);
  }, [store, goesOn]);

  return {
    clock: {
      seconds: () => secondsAt(state, performance.now()),
      running: state.since !== null,
    },
    state,
    change: (to) => store.setState((clock) => to(clock, performance.now()), true),
  };
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
