import { listCheckIns, saveCheckIn } from '@limber/contract/check-ins';
import { localDayOf } from '@limber/domain/time/local-day';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#test/fake-api.ts';
import { press } from '#test/interactions.ts';
import { show } from '#test/show.tsx';
import { currentToast } from '#ui/toast.ts';
import { CheckInQuestion } from './check-in-question.tsx';

const TODAY = localDayOf(new Date());
const NECK = [{ bodyArea: 'neck' }] as const;
const NECK_AND_HIPS = [...NECK, { bodyArea: 'hips' }] as const;
const ask = (exercises: typeof NECK | typeof NECK_AND_HIPS = NECK) =>
  show(<CheckInQuestion exercises={exercises} weights={{}} />);
const question = async () => (await screen.findByRole('heading')).textContent;
const pressed = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';

beforeEach(() => {
  api.answer(listCheckIns, []);
  api.answer(saveCheckIn, ({ body }) => ({ id: 1, ...(body as object) }) as never);
});

test(
  'one tap says how the neck feels, and another tap takes its place',
  { tags: ['spec:silent/check-ins'] },
  async () => {
    ask();
    expect(await question()).toBe('How does your neck feel?');
    await press('Better');
    await screen.findByText('Good to hear.');
    expect(pressed('Better')).toBe(true);
    await press('Same');
    await screen.findByText('Noted. Thank you.');
    expect([pressed('Better'), pressed('Same')]).toEqual([false, true]);
    expect(api.sent(saveCheckIn).map(({ body }) => body)).toEqual([
      { area: 'neck', feeling: 'better', date: TODAY },
      { area: 'neck', feeling: 'same', date: TODAY },
    ]);
  },
);

test('an answer that was not saved does not look saved, and can be tapped again', async () => {
  api.break(saveCheckIn);
  ask();
  await press('Worse');
  await waitFor(() =>
    expect(currentToast()).toMatchObject({ title: 'Your answer could not be saved' }),
  );
  await waitFor(() => expect(pressed('Worse')).toBe(false));
  expect(screen.queryByText(/Noted/)).toBeNull();
});

test(
  'an area that was asked about today is not asked about again, answered or not',
  { tags: ['spec:silent/check-ins'] },
  async () => {
    const { unmount } = ask();
    await press('Skip');
    expect(screen.queryByRole('heading')).toBeNull();
    unmount();
    ask(NECK_AND_HIPS);
    expect(await question()).toBe('How do your hips feel?');
  },
);

test('what was answered on another device is not asked again', async () => {
  api.answer(listCheckIns, [{ id: 1, area: 'neck', feeling: 'same', date: TODAY }]);
  ask(NECK_AND_HIPS);
  expect(await question()).toBe('How do your hips feel?');
});

test('an answer of another day is no reason not to ask', async () => {
  api.answer(listCheckIns, [{ id: 1, area: 'neck', feeling: 'same', date: '2020-01-01' }]);
  localStorage.setItem(
    'checkInsAsked',
    JSON.stringify({ userId: 1, date: '2020-01-01', areas: ['neck'] }),
  );
  ask();
  expect(await question()).toBe('How does your neck feel?');
});
