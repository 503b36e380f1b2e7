/** What a key does in a session. `leave` asks first. */
export type SessionKey = 'pause' | 'skip' | 'back' | 'sound' | 'hurts' | 'leave';

const KEYS: Readonly<Record<string, SessionKey>> = {
  ' ': 'pause',
  ArrowRight: 'skip',
  ArrowLeft: 'back',
  m: 'sound',
  h: 'hurts',
  Escape: 'leave',
};

/** Where keys are text, or choose. */
const TYPING = 'input, textarea, select, [contenteditable="true"], [role="slider"], [role="radio"]';
/** What Space presses. */
const PRESSED_BY_SPACE = 'button, a, summary, [role="button"], [role="menuitem"], [role="switch"]';
/** What has keys of its own while it is open. */
const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'
>;

/**
 * What a press of a key does in a session; null when it is none of its keys, is held down, or belongs to
 * what has the focus: a field, a button that Space presses, an open dialog.
 */
export function sessionKey(event: Pressed): SessionKey | null {
  const { key, target } = event;
  if (event.defaultPrevented || event.repeat) return null;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const action = KEYS[key.length === 1 ? key.toLowerCase() : key] ?? null;
  const isWithin = (selector: string) => isElement(target) && target.closest(selector) !== null;
  if (isWithin(TYPING) || isWithin(OPEN)) return null;
  return action === 'pause' && isWithin(PRESSED_BY_SPACE) ? null : action;
}

/** Not by its class: an element of a picture-in-picture window is one of that window's own class. */
function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target;
}
