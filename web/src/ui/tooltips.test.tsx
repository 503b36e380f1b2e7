import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { IconButton } from './icon-button.tsx';
import { Tooltips } from './tooltips.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <Tooltips />
      {['Save', 'Delete', 'Cancel'].map((name) => (
        <IconButton key={name} label={`${name} it`} icon={name} />
      ))}
    </>,
  );
});

const button = (name: string) => screen.getByRole('button', { name: `${name} it` });
const pointAt = (name: string) => fireEvent.pointerMove(button(name), { pointerType: 'mouse' });
const pointElsewhere = () => fireEvent.pointerMove(document.body, { pointerType: 'mouse' });
const close = () => fireEvent.keyDown(document, { key: 'Escape' });
const shown = () => screen.queryByRole('tooltip')?.textContent ?? null;
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test(
  'a tooltip appears after the pointer has rested for 700 ms',
  { tags: ['spec:9/tooltip-delay'] },
  () => {
    pointAt('Save');
    pass(699);
    expect(shown()).toBeNull();
    pass(1);
    expect(shown()).toBe('Save it');
  },
);

test(
  'within 300 ms of one tooltip the next appears at once, later not',
  { tags: ['spec:9/tooltip-delay'] },
  () => {
    pointAt('Save');
    pass(700);
    close();
    pass(299);
    pointAt('Delete');
    pass(0);
    expect(shown()).toBe('Delete it');
    close();
    pass(301);
    pointAt('Cancel');
    pass(0);
    expect(shown()).toBeNull();
  },
);

test('the focus of the keyboard shows it at once, and Escape closes it and nothing else', () => {
  act(() => button('Save').focus());
  expect(shown()).toBe('Save it');
  expect(button('Save').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  // A prevented Escape leaves the dialog below open.
  expect(close()).toBe(false);
  expect(shown()).toBeNull();
});

test('a press hides it until the pointer comes anew', () => {
  pointAt('Save');
  pass(700);
  fireEvent.pointerDown(button('Save'));
  fireEvent.pointerUp(button('Save'));
  pointAt('Save');
  pass(1000);
  expect(shown()).toBeNull();
  pointElsewhere();
  pointAt('Save');
  pass(1000);
  expect(shown()).toBe('Save it');
});

test('it stays while the pointer is on it', () => {
  pointAt('Save');
  pass(700);
  pointElsewhere();
  fireEvent.pointerMove(screen.getByRole('tooltip'), { pointerType: 'mouse' });
  pass(1000);
  expect(shown()).toBe('Save it');
  pointElsewhere();
  pass(1000);
  expect(shown()).toBeNull();
});
