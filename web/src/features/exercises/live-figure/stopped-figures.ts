import { useEffect } from 'react';
import { createStore } from 'zustand';

/** Counts how often all figures were stopped. */
const stops = createStore(() => 0);

/** Stops every figure that moves now, as when a movement hurts. */
export function stopFigures(): void {
  stops.setState(stops.getState() + 1, true);
}

/** Has `stop` called when all figures are stopped. */
export function useStoppedWithAll(stop: () => void): void {
  useEffect(() => stops.subscribe(stop), [stop]);
}
