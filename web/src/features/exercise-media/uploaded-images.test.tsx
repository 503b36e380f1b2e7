import { arrangeExerciseImages, getExerciseMedia } from '@limber/contract/exercise-media';
import { listExercises } from '@limber/contract/exercises';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerMotion } from '#features/exercises/live-figure/test/fake-painter.ts';
import { api } from '#test/fake-api.ts';
import { aFile, anExercise, anImage, someImages } from '#test/samples.ts';
import { currentToast } from '#ui/toast.ts';
import { press } from '#test/interactions.ts';
import { aServer, CHIN, choose, KNEE, openPanel } from './test/open-panel.tsx';

const small = (...numbers: number[]) => numbers.map((number) => anImage(number).thumbnailUrl);
const ids = (...numbers: number[]) => ({ imageIds: numbers.map((number) => anImage(number).id) });
const list = async () => within(await screen.findByRole('region', { name: 'Uploaded images' }));
const order = async () =>
  (await list()).getAllByRole('img').map((image) => image.getAttribute('src'));
const sent = () => api.sent(arrangeExerciseImages).map(({ body }) => body);

test('uploaded images stand in their order, with their numbers, in place of the drawings', async () => {
  aServer({ images: someImages(3) });
  await openPanel();
  expect(await order()).toEqual(small(1, 2, 3));
  (await list()).getByRole('img', { name: '2 of 3' });
  within(screen.getByRole('region', { name: CHIN })).getByText('3 Images');
});

test('the figure has its place below them, unless its movement cannot be loaded', async () => {
  const chin = anExercise(2, { name: CHIN, motionUrl: '/media/exercises/2/motion.1.json' });
  aServer({ images: someImages(1) });
  api.answer(listExercises, [chin]);
  const { promise, resolve } = Promise.withResolvers<Response>();
  answerMotion(() => promise);
  await openPanel();
  const title = 'The figure, as without your images';
  await screen.findByText(title);
  resolve(new Response('', { status: 500 }));
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
});

test('an image is moved by its buttons; the focus stays on it, and its new place is said', async () => {
  aServer({ images: someImages(3) });
  await openPanel();
  await press('Move image 1 later');
  expect(await order()).toEqual(small(2, 1, 3));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move image 2 later');
  screen.getByText('Image moved to place 2 of 3');
  await press('Move image 2 later');
  expect(await order()).toEqual(small(2, 3, 1));
  await waitFor(() => expect(sent()).toEqual([ids(2, 1, 3), ids(2, 3, 1)]));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move image 3 later');
});

test('the first cannot go earlier and the last not later, and pressing it does nothing', async () => {
  aServer({ images: someImages(2) });
  await openPanel();
  await press('Move image 1 earlier');
  await press('Move image 2 later');
  const button = screen.getByRole('button', { name: 'Move image 1 earlier' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(sent()).toEqual([]);
});

test(
  'an image is removed, and comes back to its place',
  { tags: ['spec:silent/images-arranged'] },
  async () => {
    aServer({ images: someImages(3) });
    await openPanel();
    await press('Remove image 2');
    expect(await order()).toEqual(small(1, 3));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove image 2');
    expect(currentToast()?.title).toBe('Image removed');
    await press('Undo');
    expect(await order()).toEqual(small(1, 2, 3));
    await waitFor(() => expect(sent()).toEqual([ids(1, 3), ids(1, 2, 3)]));
  },
);

test(
  'whoever removed an image by keyboard puts it back by keyboard',
  { tags: ['spec:silent/removed-comes-back'] },
  async () => {
    aServer({ images: someImages(3) });
    await openPanel();
    screen.getByRole('button', { name: 'Remove image 2' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await order()).toEqual(small(1, 3));
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await order()).toEqual(small(1, 2, 3));
  },
);

test('what was removed can still be put back when another exercise is open', async () => {
  aServer({ images: someImages(2) });
  await openPanel();
  await press('Remove image 1');
  await press(KNEE);
  await press('Undo');
  await waitFor(() => expect(sent()).toEqual([ids(2), ids(1, 2)]));
});

test('all images can be removed: the usual pictures are back, and so are the images when one wants', async () => {
  aServer({ images: someImages(3) });
  await openPanel();
  await press('Remove all');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Uploaded images' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Add images' }));
  expect(currentToast()).toMatchObject({
    title: '3 images removed',
    description: 'The exercise shows its usual pictures again.',
  });
  await press('Undo');
  expect(await order()).toEqual(small(1, 2, 3));
  await waitFor(() => expect(sent()).toEqual([ids(), ids(1, 2, 3)]));
});

test('a change that the server refuses is taken back, and it is said why', async () => {
  aServer({ images: someImages(3) });
  api.refuse(arrangeExerciseImages, 422, 'These images are gone');
  await openPanel();
  await press('Move image 3 earlier');
  await waitFor(() =>
    expect(currentToast()).toMatchObject({ title: 'Error', description: 'These images are gone' }),
  );
  expect(await order()).toEqual(small(1, 2, 3));
});

test('while images are sent nothing is rearranged: what arrives must not be left out', async () => {
  aServer({ images: someImages(2) }, () => new Promise(() => {}));
  await openPanel();
  await choose(aFile('a.png'));
  await press('Upload 1 image');
  const buttons = (await list()).getAllByRole<HTMLButtonElement>('button');
  expect(buttons.every((one) => one.disabled || one.getAttribute('aria-disabled') === 'true')).toBe(
    true,
  );
});

test('while the uploads load it is said; when they cannot be loaded one can try again', async () => {
  aServer();
  api.delay(getExerciseMedia);
  await openPanel();
  screen.getByText('Loading your images');
  cleanup();
  api.break(getExerciseMedia, 503);
  await openPanel();
  await screen.findByText('Your images could not be loaded');
  api.answer(getExerciseMedia, { seenBy: 'you', images: someImages(1), videoUrl: null });
  await press('Try again');
  expect(await order()).toEqual(small(1));
});
