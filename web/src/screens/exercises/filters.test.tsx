import { listCustomPlans } from '@limber/contract/custom-plans';
import { listExercises } from '@limber/contract/exercises';
import { getHealthCard } from '@limber/contract/health-card';
import { EMPTY_HEALTH_CARD } from '@limber/domain/health/health-card';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setSignedOut } from '#features/auth/session-store.ts';
import { api } from '#test/fake-api.ts';
import { press } from '#test/interactions.ts';
import { anExercise } from '#test/samples.ts';
import { show as showOnScreen } from '#test/show.tsx';
import { ExercisesScreen } from './exercises.tsx';

const HEALTH_CHIP = 'Leaves out what my health card rules out';

beforeEach(() => {
  api.answer(listCustomPlans, []);
  api.answer(getHealthCard, EMPTY_HEALTH_CARD);
  api.answer(listExercises, [
    anExercise(1, { name: 'JME 1 Chin Tuck', posture: 'seated', kind: 'strength' }),
    anExercise(2, { name: 'JME 2 Calf Raise', posture: 'standing', discreet: false }),
    anExercise(3, { name: 'JME 3 Slow Breath', kind: 'breath' }),
    anExercise(4, { name: 'JME 4 Twist', discreet: false, contraindications: ['pregnancy'] }),
  ]);
});

function show(address = '/exercises') {
  window.history.replaceState(null, '', address);
  showOnScreen(<ExercisesScreen />);
}
const found = (...titles: string[]) =>
  waitFor(() =>
    expect(
      screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(titles),
  );
const isPressed = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';

test('chips narrow the library together, and stand in the address', async () => {
  show();
  await press('Seated');
  await found('JME 1 Chin Tuck', 'JME 3 Slow Breath', 'JME 4 Twist');
  await press('Nobody notices');
  await found('JME 1 Chin Tuck', 'JME 3 Slow Breath');
  await press('Breathing');
  await found('JME 3 Slow Breath');
  await press('Strength');
  await found('JME 1 Chin Tuck', 'JME 3 Slow Breath');
  expect(window.location.search).toBe('?posture=seated&discreet=1&kind=strength%2Cbreath');
  expect(screen.getByText('2 exercises').tagName).toBe('OUTPUT');
});

test('an address with chips brings them back; one that makes no sense is no harm', async () => {
  show('/exercises?posture=standing&kind=mobility,piano');
  await found('JME 2 Calf Raise', 'JME 4 Twist');
  expect(isPressed('Standing')).toBe(true);
  expect(isPressed('Mobility')).toBe(true);
  expect(isPressed('Seated')).toBe(false);
});

test('one is either seated or standing, and a second press takes a chip back', async () => {
  show();
  await press('Seated');
  await press('Standing');
  expect(isPressed('Seated')).toBe(false);
  await press('Standing');
  expect(window.location.search).toBe('');
});

test('all chips are cleared at once, and going back brings them back', async () => {
  show('/exercises?area=neck&posture=seated');
  await press('Clear filters');
  expect(window.location.search).toBe('');
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  act(() => window.history.back());
  await waitFor(() => expect(isPressed('Seated')).toBe(true));
});

test('chips that nothing is all of at once offer to be cleared', async () => {
  show('/exercises?kind=eyes');
  await screen.findByRole('heading', { name: 'No exercises found' });
  expect(screen.getByText('Nothing is all of that at once.')).toBeDefined();
  await press('Clear filters');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(4));
});

test(
  'what the health card rules out is left out on demand, of which the address knows nothing',
  { tags: ['spec:silent/health-card'] },
  async () => {
    api.answer(getHealthCard, { ...EMPTY_HEALTH_CARD, pregnant: true });
    show('/exercises?posture=seated');
    await press(HEALTH_CHIP);
    await found('JME 1 Chin Tuck', 'JME 3 Slow Breath');
    expect(window.location.search).toBe('?posture=seated');
    expect(isPressed(HEALTH_CHIP)).toBe(true);
    act(() => setSignedOut());
    expect(sessionStorage).toHaveLength(0);
  },
);

test(
  'without a health card there is nothing to leave out',
  { tags: ['spec:silent/health-card'] },
  async () => {
    show();
    await screen.findByText('4 exercises');
    expect(screen.queryByRole('button', { name: HEALTH_CHIP })).toBeNull();
  },
);
