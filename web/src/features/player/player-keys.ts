/** `leave` asks the user before it leaves. */
export type PlayerKey = 'pause' | 'skip' | 'back' | 'again' | 'sound' | 'hurts' | 'leave';

const KEYS: Readonly<Record<string, PlayerKey>> = {
  ' ': 'pause',
  ArrowRight: 'skip',
  ArrowLeft: 'back',
  t: 'again',
  m: 'sound',
  h: 'hurts',
  Escape: 'leave',
};

/** Elements where keys enter text or choose a value. */
const TYPING = 'input, textarea, select, [contenteditable="true"], [role="slider"], [role="radio"]';
/** Elements pressed by Space. */
const PRESSED_BY_SPACE = 'button, a, summary, [role="button"], [role="menuitem"], [role="switch"]';
/** Elements with keys of their own while open. */
const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'
>;

/**
 * The action of a key; null for other keys, a key held down, or one that belongs to the focused field, button
 * or open dialog.
 */
export function playerKey(event: Pressed): PlayerKey | null {
  const { key, target } = event;
  if (event.defaultPrevented || event.repeat) return null;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const action = KEYS[key.length === 1 ? key.toLowerCase() : key] ?? null;
  const isWithin = (selector: string) => isElement(target) && target.closest(selector) !== null;
  if (isWithin(TYPING) || isWithin(OPEN)) return null;
  return action === 'pause' && isWithin(PRESSED_BY_SPACE) ? null : action;
}

/** Not `instanceof`: elements of a picture-in-picture window belong to that window's classes. */
function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target;
}
