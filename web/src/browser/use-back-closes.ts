import { useEffect, useRef } from 'react';

type Layer = { close: () => void };

/** Open dialogs and menus, the topmost last. */
const layers: Layer[] = [];
/** True between `history.go` and its popstate event. */
let isGoing = false;

/**
 * The browser's Back closes a dialog or menu instead of leaving the page: each has its own history
 * entry while open.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return undefined;
    const layer = { close: () => latest.current() };
    layers.push(layer);
    queueMicrotask(settle);
    return () => {
      const index = layers.indexOf(layer);
      if (index !== -1) layers.splice(index, 1);
      queueMicrotask(settle);
    };
  }, [open]);
}

/**
 * Call once at the start of the app: leaves history entries of layers open before a reload, or Back
 * would at first do nothing.
 */
export function leaveOldLayers(): void {
  settle();
}

/** True also while a closed layer's history entry is being left. */
export function isLayerOpen(): boolean {
  return layers.length > 0 || depth() > 0;
}

/** The layer count stored in the current history entry. */
function depth(): number {
  const { layers = 0 } = (window.history.state ?? {}) as { layers?: number };
  return layers;
}

/**
 * Matches the history to the open layers. Deferred, since one event may replace one dialog by
 * another. A link in a dialog has pushed an entry of depth 0, which needs nothing.
 */
function settle(): void {
  if (isGoing) return;
  const missing = layers.length - depth();
  if (missing < 0) {
    isGoing = true;
    window.history.go(missing);
  }
  for (let level = depth() + 1; level <= layers.length; level += 1) {
    window.history.pushState({ ...(window.history.state as object | null), layers: level }, '');
  }
}

globalThis.addEventListener?.('popstate', () => {
  const isOwn = isGoing;
  isGoing = false;
  // A `history.go` of this module closes nothing: a layer opened meanwhile stays open.
  const gone = isOwn ? [] : layers.splice(depth());
  for (const { close } of gone.toReversed()) close();
  settle();
});
