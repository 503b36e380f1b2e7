import { expect, test } from 'vitest';
import { playerKey } from './player-keys.ts';

/** The action of a key while the first element of this markup has the focus. */
function press(key: string, markup = '<div></div>', change: KeyboardEventInit = {}) {
  const page = document.createElement('div');
  page.innerHTML = markup;
  const focused = page.querySelector('[data-focused]') ?? page.firstElementChild;
  let action: ReturnType<typeof playerKey> = null;
  page.addEventListener('keydown', (event) => {
    action = playerKey(event);
  });
  focused?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...change }));
  return action;
}

test.each([
  [' ', 'pause'],
  ['ArrowRight', 'skip'],
  ['ArrowLeft', 'back'],
  ['m', 'sound'],
  ['M', 'sound'],
  ['h', 'hurts'],
  ['Escape', 'leave'],
  ['x', null],
])('the key "%s" does: %s', (key, action) => {
  expect(press(key)).toBe(action);
});

test('Space on a button is the press of that button; the arrows stay', () => {
  expect(press(' ', '<button>Skip</button>')).toBeNull();
  expect(press('ArrowRight', '<button>Skip</button>')).toBe('skip');
});

test('who types or chooses does not steer the session', () => {
  expect(press('m', '<input>')).toBeNull();
  expect(press('ArrowLeft', '<input type="range">')).toBeNull();
  expect(press('Escape', '<div role="dialog"><p data-focused></p></div>')).toBeNull();
});

test('keys that are held down or belong to the browser do nothing', () => {
  expect(press('ArrowRight', '<div></div>', { repeat: true })).toBeNull();
  expect(press('m', '<div></div>', { ctrlKey: true })).toBeNull();
  expect(press('ArrowLeft', '<div></div>', { altKey: true })).toBeNull();
});
