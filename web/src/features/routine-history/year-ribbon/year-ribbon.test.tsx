import { markDayOff, unmarkDayOff } from '@limber/contract/progress';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { api } from '#test/fake-api.ts';
import { press } from '#test/interactions.ts';
import { show } from '#test/show.tsx';
import { currentToast } from '#ui/toast.ts';
import { aDayMoved, yearsMoved } from '../test/years-moved.ts';
import { YearRibbon } from './year-ribbon.tsx';

const MOVED = [
  aDayMoved('2025-12-30'),
  aDayMoved('2026-01-05', { seconds: 360, routines: 2 }),
  aDayMoved('2026-01-12'),
];

const marks = () => [...document.querySelectorAll<HTMLElement>('[data-ribbon-day]')];
const mark = (day: string) => document.querySelector<HTMLElement>(`[data-ribbon-day="${day}"]`);
const nameOf = (day: string) => mark(day)?.getAttribute('aria-label');
const focused = () => (document.activeElement as HTMLElement).dataset['ribbonDay'];
const year = () => screen.getByRole('heading', { level: 2 }).textContent;
const dayOff = () => screen.getByRole('button', { name: /^Day off/ });

test('each day of the year says what it was', { tags: ['spec:silent/year-ribbon'] }, () => {
  show(<YearRibbon progress={yearsMoved(MOVED, { off: new Set(['2026-01-06']) })} />);
  expect(marks()).toHaveLength(365);
  expect(nameOf('2026-01-05')).toBe('Monday, January 5, 2026: 6 minutes, 2 routines');
  expect(nameOf('2026-01-06')).toBe('Tuesday, January 6, 2026: a day off');
  expect(nameOf('2026-01-07')).toBe('Wednesday, January 7, 2026: a rest day');
  expect(nameOf('2026-01-10')).toBe('Saturday, January 10, 2026: weekend');
  expect(nameOf('2026-01-15')).toBe('Thursday, January 15, 2026: today is still open');
  expect(nameOf('2026-01-16')).toBe('Friday, January 16, 2026: to come');
});

test(
  'the year is one stop of the Tab key, and arrow keys lead from day to day',
  { tags: ['spec:silent/year-ribbon'] },
  async () => {
    show(<YearRibbon progress={yearsMoved(MOVED)} />);
    expect(marks().filter(({ tabIndex }) => tabIndex === 0)).toEqual([mark('2026-01-15')]);
    mark('2026-01-15')?.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    expect(focused()).toBe('2026-01-07');
    expect(screen.getByText('Wednesday, January 7')).toBeDefined();
  },
);

test('a day under the pointer is told, then the chosen one again', async () => {
  show(<YearRibbon progress={yearsMoved(MOVED)} />);
  const [day, table] = [mark('2026-01-05'), screen.getByRole('grid')];
  if (day) await userEvent.hover(day);
  expect(screen.getByText('Monday, January 5').parentElement?.textContent).toBe(
    'Monday, January 5, 6 minutes, 2 routines',
  );
  await userEvent.unhover(table);
  expect(screen.getByText('Thursday, January 15')).toBeDefined();
});

test(
  'a day is marked as off, and is an ordinary one again when it is pressed once more',
  { tags: ['spec:silent/kind-streaks'] },
  async () => {
    api.answer(markDayOff, { success: true });
    api.answer(unmarkDayOff, { success: true });
    const { rerender } = show(<YearRibbon progress={yearsMoved(MOVED)} />);
    const day = mark('2026-01-14');
    if (day) await userEvent.click(day);
    await press('Day off: Wednesday, January 14');
    await waitFor(() =>
      expect(api.sent(markDayOff).map(({ params }) => params['date'])).toEqual(['2026-01-14']),
    );
    rerender(<YearRibbon progress={yearsMoved(MOVED, { off: new Set(['2026-01-14']) })} />);
    await waitFor(() => expect(dayOff().getAttribute('aria-pressed')).toBe('true'));
    await press('Day off: Wednesday, January 14');
    await waitFor(() => expect(api.sent(unmarkDayOff)).toHaveLength(1));
  },
);

test('a double click marks a day once', async () => {
  api.answer(markDayOff, { success: true });
  show(<YearRibbon progress={yearsMoved([])} />);
  await userEvent.dblClick(dayOff());
  await waitFor(() => expect(api.sent(markDayOff)).toHaveLength(1));
  expect(api.sent(unmarkDayOff)).toHaveLength(0);
});

test('a day that could not be marked says so, and does not look marked', async () => {
  api.break(markDayOff);
  show(<YearRibbon progress={yearsMoved([])} />);
  await press(/^Day off/);
  await waitFor(() =>
    expect(currentToast()).toMatchObject({ title: 'The day could not be marked' }),
  );
  expect(dayOff().getAttribute('aria-pressed')).toBe('false');
});

test('earlier years are there as far back as anything was done', async () => {
  show(<YearRibbon progress={yearsMoved(MOVED)} />);
  expect(screen.getByRole('button', { name: 'Next year' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await press('Previous year');
  expect(year()).toBe('2025');
  expect(screen.getByText('1 day, 3 minutes of movement')).toBeDefined();
  await press('Previous year');
  expect(year()).toBe('2025');
  await press('Next year');
  expect(year()).toBe('2026');
});

test('the same is there as a table', { tags: ['spec:silent/year-ribbon'] }, async () => {
  show(<YearRibbon progress={yearsMoved(MOVED)} />);
  await press(/Month by month/);
  expect(screen.getByRole('row', { name: 'January 2026 2 days 9 minutes 3' })).toBeDefined();
});

test('before anything was done the year is there all the same', () => {
  show(<YearRibbon progress={yearsMoved([])} />);
  expect(marks()).toHaveLength(365);
  expect(screen.queryByRole('button', { name: /Month by month/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Previous year' })).toBeNull();
});
