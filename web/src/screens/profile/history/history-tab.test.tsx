import { listDaysMoved } from '@limber/contract/progress';
import { getPreferences, savePreferences } from '@limber/contract/preferences';
import { listCheckIns } from '@limber/contract/check-ins';
import { listExerciseHistory } from '@limber/contract/exercise-history';
import {
  HISTORY_PAGE_SIZE,
  type RoutineRecord,
  listRoutineHistory,
} from '@limber/contract/routine-history';
import { DEFAULT_PREFERENCES, type Preferences } from '@limber/domain/preferences/preferences';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { api, refused } from '#test/fake-api.ts';
import { show } from '#test/show.tsx';
import { HistoryTab } from './history-tab.tsx';

const NAMES = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

function record(id: number, completedAt: Date, change: Partial<RoutineRecord> = {}): RoutineRecord {
  return {
    id,
    name: 'Daily Routine',
    exerciseIds: [1, 2],
    exerciseNames: NAMES.slice(0, 2),
    bodyAreas: ['neck', 'wristsHands'],
    totalDuration: 180,
    painPointsAtTime: [],
    exerciseCount: 2,
    completedAt: completedAt.toISOString(),
    ...change,
  };
}

/** Answers all calls except that of the year above the calendar. */
function answerAround(): void {
  api.delay(listDaysMoved);
  api.answer(listExerciseHistory, []);
  api.answer(getPreferences, DEFAULT_PREFERENCES);
  api.answer(listCheckIns, []);
}

async function open(records: RoutineRecord[]) {
  answerAround();
  api.answer(listRoutineHistory, () => records);
  show(<HistoryTab />);
  await screen.findByRole('grid');
}

const month = () => screen.getByRole('heading', { level: 2 }).textContent;
const day = (name: string) => screen.getByRole('button', { name });
const focusedDay = () => document.activeElement?.getAttribute('aria-label');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 0, 15, 9) });
});

test(
  'a month has 42 days under the days of the week, and marks today',
  { tags: ['spec:1/calendar-of-routines', 'spec:2/profile-calendar'] },
  async () => {
    await open([record(1, new Date(2026, 0, 5, 12))]);
    expect(month()).toBe('January 2026');
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
    ]);
    const days = screen.getAllByRole('button', { name: /, 202[56]/ });
    expect(days).toHaveLength(42);
    expect(days[0]?.getAttribute('aria-label')).toBe('Sunday, December 28, 2025');
    expect(
      days
        .filter((each) => each.getAttribute('aria-current') === 'date')
        .map((each) => each.dataset['day']),
    ).toEqual(['2026-01-15']);
  },
);

test(
  'a routine belongs to the day that the clock on the wall showed',
  { tags: ['spec:silent/day-of-the-user'] },
  async () => {
    await open([record(1, new Date(2026, 0, 5, 23, 59))]);
    expect(day('Monday, January 5, 2026, 1 routine')).not.toBeNull();
    expect(day('Tuesday, January 6, 2026')).not.toBeNull();
  },
);

test(
  'pressing a day lists its routines',
  { tags: ['spec:2/profile-calendar-day', 'spec:9/calendar-and-card-sizes', 'spec:9/long-dates'] },
  async () => {
    const long = { name: 'Long one', exerciseNames: NAMES, exerciseCount: 8, totalDuration: 36 };
    await open([record(2, new Date(2026, 0, 5, 18), long), record(1, new Date(2026, 0, 5, 9))]);
    await userEvent.click(day('Monday, January 5, 2026, 2 routines'));
    const popover = screen.getByRole('dialog', { name: 'Routines on January 5, 2026' });
    const text = popover.textContent ?? '';
    expect(text).toContain('Long one8 exercises, 36 seconds');
    expect(text).toContain('Neck, Wrists & Hands');
    expect(text).toContain('Six+2 more');
    expect(text).not.toContain('Seven');
    expect(text).toContain('Daily Routine2 exercises, 3 minutes');
    expect(within(popover).queryByText('+0 more')).toBeNull();
  },
);

test.each([
  ['JSON text', '["neck","hips"]', '["One","Two"]', 'Neck, HipsOneTwo'],
  ['text that is no JSON', 'neck', '["One', ''],
])(
  'a day whose routine has %s for lists opens',
  { tags: ['spec:3/history-record', 'spec:3/unreadable-list'] },
  async (_, bodyAreas, exerciseNames, shown) => {
    const lists = { bodyAreas, exerciseNames, exerciseIds: '[1', painPointsAtTime: '' };
    await open([record(1, new Date(2026, 0, 5, 9), lists as unknown as Partial<RoutineRecord>)]);
    await userEvent.click(day('Monday, January 5, 2026, 1 routine'));
    const popover = screen.getByRole('dialog', { name: 'Routines on January 5, 2026' });
    expect(popover.textContent).toMatch(new RegExp(`2 exercises, 3 minutes${shown}$`));
  },
);

test(
  'buttons lead to the months before and after',
  { tags: ['spec:1/calendar-of-routines', 'spec:2/profile-calendar'] },
  async () => {
    await open([record(1, new Date(2025, 11, 24, 12))]);
    await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(month()).toBe('December 2025');
    expect(screen.queryByText('1 routine')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(month()).toBe('February 2026');
    expect(screen.queryByText('No routines in this month.')).not.toBeNull();
  },
);

test.each([
  ['{ArrowLeft}', 'Wednesday, January 14, 2026'],
  ['{ArrowRight}', 'Friday, January 16, 2026'],
  ['{ArrowUp}', 'Thursday, January 8, 2026'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}', 'Thursday, February 5, 2026'],
  ['{Home}', 'Sunday, January 11, 2026'],
  ['{End}', 'Saturday, January 17, 2026'],
  ['{PageUp}', 'Monday, December 15, 2025'],
  ['{PageDown}', 'Sunday, February 15, 2026'],
])('%s leads from January 15 to %s', async (keys, name) => {
  await open([record(1, new Date(2026, 0, 5, 12))]);
  day('Thursday, January 15, 2026').focus();
  await userEvent.keyboard(keys);
  expect(focusedDay()).toBe(name);
  expect(screen.getAllByRole('grid')).toHaveLength(1);
});

test(
  'a month that reaches further back than what is loaded asks for older routines',
  { tags: ['spec:silent/lists-page-by-page'] },
  async () => {
    const newest = Array.from({ length: HISTORY_PAGE_SIZE }, (_, index) =>
      record(1000 - index, new Date(2026, 0, 10, 12)),
    );
    answerAround();
    api.answer(listRoutineHistory, ({ address }) =>
      address.includes('before=') ? [record(7, new Date(2026, 0, 2, 12))] : newest,
    );
    show(<HistoryTab />);
    expect(
      await screen.findByRole('button', { name: 'Friday, January 2, 2026, 1 routine' }),
    ).not.toBeNull();
    expect(api.sent(listRoutineHistory).map(({ address }) => address)).toEqual([
      '/api/routine-history',
      `/api/routine-history?before=${1000 - HISTORY_PAGE_SIZE + 1}`,
    ]);
  },
);

test('a history that fits into one page is asked for once', async () => {
  await open([record(1, new Date(2026, 0, 10, 12))]);
  await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(api.sent(listRoutineHistory)).toHaveLength(1);
});

test(
  'without routines the next step is offered',
  { tags: ['spec:2/profile-history-empty'] },
  async () => {
    answerAround();
    api.answer(listRoutineHistory, []);
    show(<HistoryTab />);
    expect(
      await screen.findByText(
        "You haven't completed any routines yet. Complete routines to track your progress over time.",
      ),
    ).not.toBeNull();
    expect(
      screen.getByRole('link', { name: 'Start Your First Routine' }).getAttribute('href'),
    ).toBe('/');
    const straight = screen.getByRole('link', { name: 'Go straight to today’s exercises' });
    expect(straight.getAttribute('href')).toBe('/dashboard');
  },
);

test('older routines that could not be loaded can be asked for again', async () => {
  let broken = true;
  const newest = Array.from({ length: HISTORY_PAGE_SIZE }, (_, index) =>
    record(1000 - index, new Date(2026, 0, 10, 12)),
  );
  answerAround();
  api.answer(listRoutineHistory, ({ address }) => {
    if (!address.includes('before=')) return newest;
    return broken ? refused(503, 'Come back in a minute.') : [];
  });
  show(<HistoryTab />);
  expect((await screen.findByRole('alert')).textContent).toContain('Come back in a minute.');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.queryByText(`${HISTORY_PAGE_SIZE} routines`)).not.toBeNull();
});

test(
  'the goal of the week is saved with the other preferences, and what it counts for is asked again',
  { tags: ['spec:silent/weekly-goal'] },
  async () => {
    answerAround();
    api.answer(listRoutineHistory, []);
    api.answer(listDaysMoved, () => ({ days: [], daysOff: [], weeklyGoal: null }));
    api.answer(savePreferences, ({ body }) => body as Preferences);
    show(<HistoryTab />);
    const goal = await screen.findByRole('combobox', { name: 'My goal' });
    await waitFor(() => expect(goal).toHaveProperty('value', 'none'));
    await userEvent.selectOptions(goal, '4 days a week');
    await waitFor(() => expect(api.sent(listDaysMoved)).toHaveLength(2));
    expect(api.sent(savePreferences)[0]?.body).toEqual({
      ...DEFAULT_PREFERENCES,
      weeklyGoal: 4,
    });
  },
);
