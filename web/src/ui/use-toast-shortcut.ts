import { useEffect } from 'react';
import { dismissToast, type ShownToast } from './toast.ts';

/** Takes the action of the toast that is shown by its shortcut, unless somebody is writing just then. */
export function useToastShortcut(shown: ShownToast | null): void {
  useEffect(() => {
    if (!shown?.open || shown.action?.shortcut === undefined) return undefined;
    const { id, action } = shown;
    const listen = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
      if (!isShortcut || event.shiftKey || event.altKey || isWriting(event.target)) return;
      event.preventDefault();
      action.onClick();
      dismissToast(id);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [shown]);
}

/** There the shortcut takes back what was written. */
const isWriting = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
