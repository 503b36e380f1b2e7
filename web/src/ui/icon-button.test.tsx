import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './icon-button.tsx';
import { UiProvider } from './ui-provider.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <UiProvider>
      {['Save', 'Delete', 'Cancel'].map((name) => (
        <Tooltip key={name} words={`${name} it`}>
          <button type="button">{name}</button>
        </Tooltip>
      ))}
    </UiProvider>,
  );
});

const button = (name: string) => screen.getByRole('button', { name });
const pointAt = (name: string) => fireEvent.pointerMove(button(name), { pointerType: 'mouse' });
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
