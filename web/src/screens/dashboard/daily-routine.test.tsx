import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refused } from '#test/fake-api.ts';
import { aPainPointsRecord } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { DashboardScreen } from './dashboard.tsx';
import { press } from '#test/interactions.ts';
import {
  TODAY,
  button,
  calls,
  exercises,
  opensDashboardAt,
  routine,
  said,
  saved,
  serveDashboard,
} from './test/served-dashboard.ts';

opensDashboardAt('/dashboard');

test('the routine of the local day is asked for, and the person greeted by name', async () => {
  const seen = serveDashboard();
  show(<DashboardScreen />);
  expect(within(await exercises()).getAllByRole('listitem')).toHaveLength(2);
  expect(seen.map(({ path }) => path)).toContain(`/api/routines/today?date=${TODAY}`);
  expect(screen.getByText(/^Good (morning|afternoon|evening), Ada Lovelace$/)).toBeDefined();
  expect(screen.getByText('free plan')).toBeDefined();
  expect(screen.getByText('0% complete')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Start session' }).getAttribute('href')).toBe(
    '/session/7',
  );
});

test(
  'a regenerated exercise loses its mark',
  {
    tags: [
      'spec:8/success-exercise-regenerated',
      'spec:1/a-routine-from-start-to-history',
      'spec:4/regenerating-removes-mark',
    ],
  },
  async () => {
    const seen = serveDashboard({
      'POST /api/routines/*/regenerate-exercise/*': () => routine(9, 2),
    });
    show(<DashboardScreen />);
    await exercises();
    await press('Complete JME 1 Movement 1');
    await press('Regenerate JME 1 Movement 1');
    await said({ title: 'Exercise Regenerated', description: 'Replaced with JME 9 Movement 9.' });
    expect(calls(seen, 'POST /api/routines/7/regenerate-exercise/0')).toHaveLength(1);
    expect(screen.getByText('0 of 2 exercises completed')).toBeDefined();
    expect(JSON.parse(localStorage.getItem(`completion_${TODAY}`) ?? '')).toMatchObject({
      exerciseIds: [],
    });
    expect(document.activeElement).toBe(button('Regenerate JME 9 Movement 9'));
  },
);

test(
  'an area with nothing else to offer says so and keeps the exercise',
  { tags: ['spec:8/info-no-alternatives'] },
  async () => {
    serveDashboard({
      'POST /api/routines/*/regenerate-exercise/*': () => refused(422, 'None left'),
    });
    show(<DashboardScreen />);
    await exercises();
    await press('Regenerate JME 1 Movement 1');
    await said({
      title: 'No alternatives found',
      description: 'No other exercises available for your selected pain points',
    });
    expect(button('Regenerate JME 1 Movement 1')).toBeDefined();
  },
);

test(
  'an exercise that could not be regenerated stays',
  { tags: ['spec:8/failures-regenerate-exercise'] },
  async () => {
    serveDashboard({ 'POST /api/routines/*/regenerate-exercise/*': () => refused(500) });
    show(<DashboardScreen />);
    await exercises();
    await press('Regenerate JME 1 Movement 1');
    await said({ title: 'Failed to regenerate exercise', description: 'Please try again.' });
    expect(button('Regenerate JME 1 Movement 1')).toBeDefined();
  },
);

test(
  'regenerating the routine clears the marks and the timer',
  {
    tags: [
      'spec:8/success-routine-regenerated',
      'spec:1/a-routine-from-start-to-history',
      'spec:2/dashboard-regenerate-all',
      'spec:4/timer-resets',
    ],
  },
  async () => {
    serveDashboard({ 'POST /api/routines/*/regenerate': () => routine(2, 9) });
    show(<DashboardScreen />);
    await exercises();
    await press('Complete JME 2 Movement 2');
    expect(screen.getByText('Active')).toBeDefined();
    await press('Regenerate Exercises');
    await said({ title: 'Routine Regenerated' });
    expect(screen.getByText('0 of 2 exercises completed')).toBeDefined();
    expect(screen.getByText('Not started')).toBeDefined();
  },
);

test(
  'a routine that could not be regenerated stays as it is',
  { tags: ['spec:8/failures-generate-exercises'] },
  async () => {
    serveDashboard({ 'POST /api/routines/*/regenerate': () => refused(503) });
    show(<DashboardScreen />);
    await exercises();
    await press('Regenerate Exercises');
    await said({ title: 'Failed to generate exercises. Please try again.' });
    expect(button('Start Exercise JME 1 Movement 1')).toBeDefined();
  },
);

test(
  'somebody without pain points is told where to set them',
  { tags: ['spec:8/info-no-pain-points'] },
  async () => {
    serveDashboard({
      'GET /api/pain-points': () => ({ ...aPainPointsRecord, neck: false, neckWeight: 0 }),
    });
    show(<DashboardScreen />);
    expect(await screen.findByText('No pain points selected')).toBeDefined();
    expect(
      await screen.findByText(
        'Please select your pain points in Settings to get personalized exercises.',
      ),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Select pain points' }).getAttribute('href')).toBe(
      '/onboarding',
    );
  },
);

test(
  'the note about seeing a doctor stands before the first routine until it is read',
  { tags: ['spec:silent/see-a-doctor'] },
  async () => {
    serveDashboard();
    const { unmount } = show(<DashboardScreen />);
    await screen.findByText('Stop and see a doctor if…');
    await press('Understood');
    expect(screen.queryByText('Stop and see a doctor if…')).toBeNull();
    unmount();
    show(<DashboardScreen />);
    await exercises();
    expect(screen.queryByText('Stop and see a doctor if…')).toBeNull();
  },
);

test('whoever has a history is past that note', async () => {
  serveDashboard({ 'GET /api/routine-history': () => [saved] });
  show(<DashboardScreen />);
  expect(await screen.findByText('January 5, 2026')).toBeDefined();
  expect(screen.queryByText('Stop and see a doctor if…')).toBeNull();
});

test(
  'somebody for whom there is no exercise is told so',
  { tags: ['spec:8/info-no-exercises'] },
  async () => {
    serveDashboard({ 'GET /api/routines/today': () => routine() });
    show(<DashboardScreen />);
    await screen.findByRole('heading', { name: 'No exercises found' });
    await said({
      title: 'No exercises found',
      description: 'No exercises found for your selected pain points.',
    });
    expect(screen.queryByRole('button', { name: 'Complete Workout' })).toBeNull();
  },
);

test(
  'a routine that could not be loaded can be tried again',
  { tags: ['spec:8/failures-generate-exercises'] },
  async () => {
    let works = false;
    serveDashboard({ 'GET /api/routines/today': () => (works ? routine(1, 2) : refused(503)) });
    show(<DashboardScreen />);
    await screen.findByText("Today's routine could not be loaded");
    expect(screen.getByText('Failed to generate exercises. Please try again.')).toBeDefined();
    works = true;
    await press('Try again');
    expect(within(await exercises()).getAllByRole('listitem')).toHaveLength(2);
  },
);
