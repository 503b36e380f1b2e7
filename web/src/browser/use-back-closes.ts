import { useEffect, useRef } from 'react';

type Layer = { close: () => void };

/** The dialogs and menus that are open above the page, the topmost last. */
const layers: Layer[] = [];
/** Whether the browser was told to go back, and has not arrived yet. */
let isGoing = false;

/**
 * Makes the browser's Back close a dialog or menu instead of leaving the page: each of them has an entry of its own in
 * the history while it is open.
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
 * Leaves the entries of what was open when the page was loaded anew, or Back would do nothing there at first.
 * To be called once, when the app starts: nothing is open then.
 */
export function leaveOldLayers(): void {
  settle();
}

/** Whether something is open above the page, or was just now. */
export function isLayerOpen(): boolean {
  return layers.length > 0 || depth() > 0;
}

/** How many layers the entry of the history is for that the browser shows. */
function depth(): number {
  const { layers = 0 } = (window.history.state ?? {}) as { layers?: number };
  return layers;
}

/**
 * Brings the history in line with what is open. Later than the changes of one event, since one dialog may
 * take the place of another. A link in a dialog has left for another entry, which needs nothing.
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
  // The user does not go back from a layer that opened on the way.
  const gone = isOwn ? [] : layers.splice(depth());
  for (const { close } of gone.toReversed()) close();
  settle();
});
