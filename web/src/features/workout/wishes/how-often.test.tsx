import { listExerciseWishes, saveExerciseWish } from '@limber/contract/exercise-wishes';
import { listExercises } from '@limber/contract/exercises';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { api } from '#test/fake-api.ts';
import { anExercise } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { currentToast } from '#ui/toast.ts';
import { HowOften } from './how-often.tsx';
import { WishesCard } from './wishes-card.tsx';

const NEVER = { exerciseId: 3, wish: 'never', date: '2026-01-05' } as const;
const pressed = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-pressed') === 'true')
    .map(({ textContent }) => textContent);

test('one press leaves an exercise out, another takes that back, and so does Undo', async () => {
  api.answer(saveExerciseWish, [NEVER]);
  show(<HowOften exercise={anExercise(3)} />);
  expect(pressed()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Never' }));
  await waitFor(() => expect(pressed()).toEqual(['Never']));
  expect(api.sent(saveExerciseWish)).toMatchObject([{ body: { exerciseId: 3, wish: 'never' } }]);
  expect(currentToast()).toMatchObject({
    title: 'Noted',
    description: 'Movement 3 is left out until you take that back in your profile.',
  });
  api.answer(saveExerciseWish, []);
  currentToast()?.action?.onClick();
  await waitFor(() => expect(pressed()).toEqual([]));
  expect(api.sent(saveExerciseWish).at(-1)).toMatchObject({ body: { exerciseId: 3, wish: null } });
});

test('a wish that cannot be saved is shown as it was, with the reason', async () => {
  api.answer(listExerciseWishes, [NEVER]);
  api.refuse(saveExerciseWish, 503, 'Limber is slow to answer just now.');
  show(<HowOften exercise={anExercise(3)} />);
  await waitFor(() => expect(pressed()).toEqual(['Never']));
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(currentToast()?.kind).toBe('error'));
  expect(pressed()).toEqual(['Never']);
});

test('the profile lists what is wished, and takes it back', async () => {
  api.answer(listExercises, [anExercise(3), anExercise(4)]);
  const over = { exerciseId: 4, wish: 'later', date: '2020-01-05' } as const;
  api.answer(listExerciseWishes, [NEVER, over]);
  api.answer(saveExerciseWish, [over]);
  show(<WishesCard />);
  await screen.findByText('JME 3 Movement 3');
  expect(screen.queryByText('JME 4 Movement 4')).toBeNull();
  await userEvent.click(
    screen.getByRole('button', { name: 'Take back Never for JME 3 Movement 3' }),
  );
  await waitFor(() => expect(screen.queryByText('JME 3 Movement 3')).toBeNull());
});
