import { getPainPoints } from '@limber/contract/pain-points';
import { getHealthCard } from '@limber/contract/health-card';
import { listDiscomfortReports } from '@limber/contract/discomfort';
import { getCustomPlan } from '@limber/contract/custom-plans';
import { EMPTY_HEALTH_CARD } from '@limber/domain/health/health-card';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '#test/fake-api.ts';
import { press } from '#test/interactions.ts';
import { anExercise, aPlan, aPainPointsRecord } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { currentToast } from '#ui/toast.ts';
import { PlanEditor } from '#features/custom-plans/plan-editor.tsx';
import { PlanRunner } from './plan-runner.tsx';

const LIBRARY = [
  anExercise(1),
  anExercise(2, { contraindications: ['dizziness'] }),
  anExercise(3, { contraindications: ['dizziness'] }),
];

/** A dizzy user's plan, by default of the first two exercises. */
async function run(exerciseIds = [1, 2]) {
  const plan = aPlan(9, 'Morning', exerciseIds);
  api.answer(getCustomPlan, () => plan);
  api.answer(getPainPoints, () => aPainPointsRecord);
  api.answer(getHealthCard, () => ({ ...EMPTY_HEALTH_CARD, dizziness: true }));
  api.answer(listDiscomfortReports, []);
  show(<PlanRunner plan={plan} library={LIBRARY} onLeave={() => {}} />);
  await screen.findByRole('heading', { name: 'Left out for you' });
}
const starts = () =>
  screen
    .queryAllByRole('button', { name: /^Start JME/ })
    .map((each) => each.getAttribute('aria-label'));

test(
  'a plan shows what the health card leaves out of it, and why',
  { tags: ['spec:silent/health-card'] },
  async () => {
    await run();
    expect(starts()).toEqual(['Start JME 1 Movement 1']);
    expect(screen.getByText('You get dizzy.')).toBeDefined();
    expect(screen.getByText('0 of 1 exercises completed')).toBeDefined();
  },
);

test(
  'what is left out is included after one question, and opens without another',
  { tags: ['spec:silent/health-card'] },
  async () => {
    await run();
    await press('Include JME 2 Movement 2');
    await press('Include it anyway');
    await waitFor(() => expect(starts()).toHaveLength(2));
    expect(screen.queryByRole('heading', { name: 'Left out for you' })).toBeNull();
    await press('Start JME 2 Movement 2');
    expect(await screen.findByText('Sit tall.')).toBeDefined();
  },
);

test(
  'a plan of which nothing is left can be neither started nor finished',
  { tags: ['spec:silent/health-card'] },
  async () => {
    await run([2]);
    expect(starts()).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Start session' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Complete Routine' })).toBeNull();
  },
);

test(
  'what is ruled out does not come in place of another exercise',
  { tags: ['spec:silent/health-card'] },
  async () => {
    await run();
    await press('Regenerate JME 1 Movement 1');
    await waitFor(() => expect(currentToast()?.title).toBe('No alternatives found'));
  },
);

test(
  'the editor of a plan says what is ruled out, in the plan and beside it',
  { tags: ['spec:silent/health-card'] },
  async () => {
    api.answer(getHealthCard, () => ({ ...EMPTY_HEALTH_CARD, dizziness: true }));
    show(<PlanEditor plan={aPlan(9, 'Morning', [1, 2])} library={LIBRARY} onDone={() => {}} />);
    const lines = await screen.findAllByText('You get dizzy.', { exact: false });
    // The gallery hides tiles of exercises in the plan.
    const seen = lines.filter((line) => line.closest('[hidden]') === null);
    expect(seen.map((line) => line.closest('li')?.textContent)).toEqual([
      expect.stringContaining('JME 2 Movement 2'),
      expect.stringContaining('JME 3 Movement 3'),
    ]);
  },
);
