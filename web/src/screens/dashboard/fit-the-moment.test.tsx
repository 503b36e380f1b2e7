import {
  adaptRoutine,
  getTodaysRoutine,
  restoreRoutine,
  type Routine,
} from '@limber/contract/routines';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '#test/interactions.ts';
import { show } from '#test/show.tsx';
import { currentToast } from '#ui/toast.ts';
import { api } from '#test/fake-api.ts';
import { DashboardScreen } from './dashboard.tsx';
import { exercises, opensDashboardAt, routine, serveDashboard } from './test/served-dashboard.ts';

opensDashboardAt('/dashboard');

const SEATED: Routine['adaptation'] = {
  minutes: null,
  posture: 'seated',
  camera: 'seen',
  hands: null,
  exchanged: 1,
  elsewhere: 0,
};
const adapted = (): Routine => ({ ...routine(1, 3), adaptation: SEATED });
const choose = (label: string) => fireEvent.click(screen.getByRole('radio', { name: label }));

test(
  'nothing is chosen beforehand; what is said is sent with what is done, and one sentence says what changed',
  { tags: ['spec:silent/fits-the-moment'] },
  async () => {
    serveDashboard();
    api.answer(adaptRoutine, adapted);
    show(<DashboardScreen />);
    await exercises();
    await press('Complete JME 1 Movement 1');
    await press('Fit this moment');
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.filter(({ checked }) => checked)).toEqual([]);
    choose('Seated');
    choose('On camera');
    await press('Fit the routine');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [sent] = api.sent(adaptRoutine, { id: '7' });
    expect(sent?.body).toEqual({
      minutes: null,
      posture: 'seated',
      camera: 'seen',
      hands: null,
      doneIds: [1],
    });
    const sentence = 'Seated, unnoticed on camera: 1 exercise was exchanged.';
    expect(screen.getAllByText(sentence)).toHaveLength(2);
    const list = within(await exercises());
    expect(list.getByRole('heading', { name: 'JME 3 Movement 3' })).toBeDefined();
    expect(screen.getByText('1 of 2 exercises completed')).toBeDefined();
  },
);

test('one button leads back to the five', { tags: ['spec:silent/fits-the-moment'] }, async () => {
  serveDashboard();
  api.answer(getTodaysRoutine, adapted);
  api.answer(restoreRoutine, () => routine(1, 2));
  show(<DashboardScreen />);
  await exercises();
  await press("Back to today's five");
  await screen.findByRole('button', { name: 'Fit this moment' });
  expect(api.sent(restoreRoutine, { id: '7' })).toHaveLength(1);
  expect(
    within(await exercises()).getByRole('heading', { name: 'JME 2 Movement 2' }),
  ).toBeDefined();
});

test('what was said can be taken back before it is sent', async () => {
  serveDashboard();
  show(<DashboardScreen />);
  await exercises();
  await press('Fit this moment');
  expect(screen.queryByRole('button', { name: 'Clear answers' })).toBeNull();
  choose('Seated');
  await press('Clear answers');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Fit the routine' });
  expect(send.disabled).toBe(true);
});

test('when nothing fits the questions stay, and a toast says why', async () => {
  serveDashboard();
  api.refuse(adaptRoutine, 422, 'No exercise fits.');
  show(<DashboardScreen />);
  await exercises();
  await press('Fit this moment');
  choose('Busy');
  await press('Fit the routine');
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'The routine could not be changed',
      description: 'No exercise fits.',
    }),
  );
  expect(screen.getByRole('dialog', { name: 'Fit this moment' })).toBeDefined();
});
