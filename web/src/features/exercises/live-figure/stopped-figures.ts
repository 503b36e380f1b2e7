import { useEffect } from 'react';
import { createStore } from 'zustand';

const stops = createStore(() => 0);

/** Stops all moving figures, e.g. when a movement hurts. */
export function stopFigures(): void {
  stops.setState(stops.getState() + 1, true);
}

export function useStoppedWithAll(stop: () => void): void {
  useEffect(() => stops.subscribe(stop), [stop]);
}
