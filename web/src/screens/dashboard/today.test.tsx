import { getMe } from '@limber/contract/auth';
import { listDiscomfortReports } from '@limber/contract/discomfort';
import { listRoutineHistory } from '@limber/contract/routine-history';
import { getSubscription } from '@limber/contract/subscription';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { open, runsTheApp } from '#test/app.tsx';
import { api } from '#test/fake-api.ts';
import { press } from '#test/interactions.ts';
import { ADA, FOUNDING_MEMBER, FREE_SUBSCRIPTION, RECORD } from '#test/samples.ts';

runsTheApp();
afterEach(() => vi.restoreAllMocks());

const onPhone = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query === '(width < 40rem)',
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
const minutes = (words: string | null) => /about \d½? minutes/.exec(words ?? '')?.[0];
const sentence = () => screen.findByRole('heading', { level: 2, name: /minute/ });

test('one sentence says what today is', async () => {
  await open('/dashboard');
  expect((await sentence()).textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Neck, shoulders, elbows, wrists & hands and upper back, about 3½ minutes, seated or standing',
  );
});

test('the session takes as long as today’s sentence says', async () => {
  await open('/dashboard');
  const told = minutes((await sentence()).textContent);
  cleanup();
  await open('/session');
  expect(minutes((await screen.findByText(/^5 exercises, about/)).textContent)).toBe(told);
});

test('the sentence counts what is left', async () => {
  await open('/dashboard');
  await press(/^Complete JME 1 /);
  expect((await sentence()).textContent).toMatch(/about \d½? minutes? left/);
});

test('on a phone five figures open the exercises, and tell which are done', async () => {
  onPhone();
  await open('/dashboard');
  const strip = within(await screen.findByRole('list', { name: 'At a glance' }));
  const names = () => strip.getAllByRole('button').map((it) => it.getAttribute('aria-label'));
  expect(names()).toHaveLength(5);
  await press(/^Complete JME 1 /);
  expect(names().filter((name) => name?.endsWith(', completed'))).toHaveLength(1);
  await press(/^Open JME 5 /);
  expect(screen.getByRole('dialog', { name: /^JME 5 / })).toBeDefined();
});

test.each([
  ['JSON text', '["neck","shoulders"]', 'Neck, Shoulders'],
  ['text that is no JSON', '["neck', ''],
])(
  'a history with %s for lists is shown below the routine',
  { tags: ['spec:3/history-record', 'spec:3/unreadable-list'] },
  async (_, text, areas) => {
    const lists = {
      exerciseIds: text,
      exerciseNames: text,
      bodyAreas: text,
      painPointsAtTime: text,
    };
    api.answer(listRoutineHistory, [{ ...RECORD, ...lists } as never]);
    await open('/dashboard');
    await screen.findByRole('list', { name: "Today's exercises" });
    const entry = (await screen.findByText('Daily Routine', { selector: 'li *' })).closest('li');
    expect(entry?.textContent).toContain(areas);
  },
);

test("today's exercises do not wait long for the notes above them", async () => {
  api.delay(listRoutineHistory);
  api.delay(listDiscomfortReports);
  await open('/dashboard');
  expect(await screen.findByRole('list', { name: "Today's exercises" })).toBeDefined();
});

test('the timer is shown once', async () => {
  onPhone();
  await open('/dashboard');
  await screen.findByText('Not started');
  expect(screen.getAllByRole('timer')).toHaveLength(1);
});

test('founding members see that they are', async () => {
  api.answer(getMe, ADA);
  api.answer(getSubscription, FOUNDING_MEMBER);
  await open('/dashboard');
  expect(await screen.findByText('Founding member')).toBeDefined();
  expect(screen.getByText('free plan')).toBeDefined();
});

test('others do not', async () => {
  api.answer(getSubscription, FREE_SUBSCRIPTION);
  await open('/dashboard');
  expect(await screen.findByText('free plan')).toBeDefined();
  expect(screen.queryByText('Founding member')).toBeNull();
});
