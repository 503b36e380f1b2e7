import { listRoutineHistory } from '@limber/contract/routine-history';
import {
  takeBackDiscomfort,
  listDiscomfortReports,
  reportDiscomfort,
} from '@limber/contract/discomfort';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '#test/fake-api.ts';
import { press } from '#test/interactions.ts';
import { show } from '#test/show.tsx';
import { DashboardScreen } from './dashboard.tsx';
import {
  exercises,
  opensDashboardAt,
  routine,
  serveDashboard,
  TODAY,
} from './test/served-dashboard.ts';

opensDashboardAt('/dashboard');

const NOTE = 'Stop and see a doctor if…';
const reports = (...exerciseIds: number[]) =>
  exerciseIds.map((exerciseId, index) => ({ id: 9 - index, exerciseId, date: TODAY }));

test(
  'an open exercise that hurts is replaced in the list; when it was nothing it is back',
  { tags: ['spec:silent/this-hurts'] },
  async () => {
    serveDashboard();
    api.answer(listDiscomfortReports, () => reports(1));
    api.answer(reportDiscomfort, () => ({
      report: { id: 9, exerciseId: 1, date: TODAY },
      routine: routine(3, 2),
      replacedById: 3,
    }));
    api.answer(takeBackDiscomfort, () => ({ routine: routine(1, 2) }));
    show(<DashboardScreen />);
    await exercises();
    await press('Start Exercise JME 1 Movement 1');
    await press('This hurts');
    const dialog = await screen.findByRole('dialog', { name: 'Stopped' });
    await within(dialog).findByText('Movement 3');
    await press('It was nothing, keep it');
    await waitFor(() =>
      expect(screen.getByRole('dialog').textContent).toContain('JME 1 Movement 1'),
    );
    expect(api.sent(takeBackDiscomfort, { id: '9' })).toHaveLength(1);
  },
);

test(
  'after three reports in a week the note on seeing a doctor stands there until it is dismissed for the day',
  { tags: ['spec:silent/this-hurts', 'spec:silent/see-a-doctor'] },
  async () => {
    serveDashboard();
    api.answer(listDiscomfortReports, () => reports(1, 2, 3));
    api.answer(listRoutineHistory, () => []);
    const { unmount } = show(<DashboardScreen />);
    await screen.findByText(/^Three or more exercises hurt within a week/);
    expect(screen.getAllByText(NOTE)).toHaveLength(1);
    await press('Understood for today');
    expect(screen.queryByText(NOTE)).toBeNull();
    unmount();
    show(<DashboardScreen />);
    await exercises();
    expect(screen.queryByText(NOTE)).toBeNull();
  },
);

test(
  'the note names every sign, those for emergency services first',
  { tags: ['spec:silent/see-a-doctor'] },
  async () => {
    serveDashboard();
    show(<DashboardScreen />);
    await screen.findByText(NOTE);
    const now = screen.getByRole('heading', { name: 'Call emergency services now if…' });
    const soon = screen.getByRole('heading', { name: 'See a doctor soon if…' });
    const emergencies = now.nextElementSibling?.textContent ?? '';
    for (const sign of [/chest.*breath.*jaw/, /headache/, /slurred/, /fall without/, /both legs/]) {
      expect(emergencies).toMatch(sign);
    }
    const others = soon.nextElementSibling?.textContent ?? '';
    for (const sign of [/calf/, /clumsy.*unsteady/, /accident/, /steroids/, /fever/, /cancer/]) {
      expect(others).toMatch(sign);
    }
  },
);
