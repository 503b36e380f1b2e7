import type { ReactNode } from 'react';
import { createStore, useStore } from 'zustand';

export const TOAST_DURATION_MS = 5000;
/** A dismissed toast is kept in memory for this long. */
const REMOVE_AFTER_MS = 1_000_000;

export type Toast = {
  title: string;
  description?: ReactNode;
  /** An `error` interrupts a screen reader, the others wait. */
  kind?: 'neutral' | 'success' | 'error';
  durationMs?: number;
  /**
   * The shortcut also works within a dialog, which traps the focus; Command replaces Control on
   * Apple devices.
   */
  action?: { label: string; onClick: () => void; shortcut?: 'Control+Z' };
};
export type ShownToast = Toast & { id: number; open: boolean };

const shown = createStore<ShownToast | null>(() => null);
let removal: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;

/** Replaces the current toast: one is shown at a time. Callable from anywhere. */
export function toast(content: Toast): void {
  clearTimeout(removal);
  lastId += 1;
  shown.setState({ ...content, id: lastId, open: true }, true);
}

/** Does nothing if another toast has replaced this one. */
export function dismissToast(id: number): void {
  const current = shown.getState();
  if (current?.id !== id || !current.open) return;
  shown.setState({ ...current, open: false });
  removal = setTimeout(() => shown.setState(null, true), REMOVE_AFTER_MS);
}

/** The current toast, or the last one. */
export const currentToast = shown.getState;

export const useCurrentToast = () => useStore(shown);
