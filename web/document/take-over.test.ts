import { beforeEach, expect, test, vi } from 'vitest';
import { canTakeOver, whenComposed, whenStyled } from './take-over.ts';

const page = document.documentElement;

beforeEach(() => {
  delete page.dataset['known'];
});

/** A rendered document: for strangers, or a frame for users. */
function rendered(forWhom: 'strangers' | 'users'): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = '<p>Limber</p>';
  if (forWhom === 'users') Object.assign(root.dataset, { frame: '' });
  root.inert = forWhom === 'users';
  return root;
}

test.each([
  ['strangers', undefined, true],
  ['strangers', 'visitor', false],
  ['strangers', 'user', false],
  ['users', undefined, false],
  ['users', 'visitor', false],
  ['users', 'user', true],
] as const)('what is for %s and seen by %s is taken over: %s', (forWhom, known, isTakenOver) => {
  if (known !== undefined) page.dataset['known'] = known;
  const root = rendered(forWhom);
  expect(canTakeOver(root)).toBe(isTakenOver);
  expect(root.textContent).toBe(isTakenOver ? 'Limber' : '');
  expect([root.inert, root.dataset['frame'], page.dataset['known']]).toEqual([
    false,
    undefined,
    undefined,
  ]);
});

test('what was translated is not taken over', () => {
  const root = rendered('strangers');
  root.querySelector('p')?.replaceChildren(document.createElement('font'));
  expect(canTakeOver(root)).toBe(false);
});

test.each(['load', 'error'])('the app waits for the styles behind a frame: %s', (type) => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
  document.body.append(link);
  const act = vi.fn<() => void>();
  whenStyled(act);
  expect(act).not.toHaveBeenCalled();
  link.dispatchEvent(new Event(type));
  expect(act).toHaveBeenCalledOnce();
  link.remove();
});

test('the app begins at once where the styles are in front of the page', () => {
  const act = vi.fn<() => void>();
  whenStyled(act);
  expect(act).toHaveBeenCalledOnce();
});

function compose(type: 'start' | 'end'): void {
  if (type === 'start') page.dataset['composes'] = '';
  else delete page.dataset['composes'];
  dispatchEvent(new Event(`composition${type}`));
}

const aTask = () => new Promise((resolve) => setTimeout(resolve, 5));

test('the app waits until a text is composed, even if the next one begins at once', async () => {
  const act = vi.fn<() => void>();
  compose('start');
  whenComposed(act);
  compose('end');
  compose('start');
  await aTask();
  expect(act).not.toHaveBeenCalled();
  compose('end');
  await aTask();
  expect(act).toHaveBeenCalledOnce();
});
