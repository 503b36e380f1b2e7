import type { ReactNode } from 'react';
import { createStore, useStore } from 'zustand';

/** How long a toast is shown unless it says otherwise. */
export const TOAST_DURATION_MS = 5000;
/** How long a dismissed toast is kept in memory. */
const REMOVE_AFTER_MS = 1_000_000;

export type Toast = {
  title: string;
  description?: ReactNode;
  /** An `error` interrupts a screen reader, the others wait for their turn. */
  kind?: 'neutral' | 'success' | 'error';
  durationMs?: number;
  /**
   * A button in the toast. With the shortcut also from within a dialog, which keeps the focus to itself;
   * Command stands for Control where that is usual.
   */
  action?: { label: string; onClick: () => void; shortcut?: 'Control+Z' };
};
export type ShownToast = Toast & { id: number; open: boolean };

const shown = createStore<ShownToast | null>(() => null);
let removal: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;

/** Shows a toast in place of the one that is there: one is shown at a time. Callable from anywhere. */
export function toast(content: Toast): void {
  clearTimeout(removal);
  lastId += 1;
  shown.setState({ ...content, id: lastId, open: true }, true);
}

/** Hides a toast; a while later it is forgotten. Does nothing when another has taken its place. */
export function dismissToast(id: number): void {
  const current = shown.getState();
  if (current?.id !== id || !current.open) return;
  shown.setState({ ...current, open: false });
  removal = setTimeout(() => shown.setState(null, true), REMOVE_AFTER_MS);
}

/** The toast that is shown, or the last one that was. */
export const currentToast = shown.getState;

/** The same, for a component that shows it. */
export const useCurrentToast = () => useStore(shown);
