import { uploadExerciseImages } from '@limber/contract/exercise-media';
import { listExercises } from '@limber/contract/exercises';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api, refused } from '#test/fake-api.ts';
import { aFile } from '#test/samples.ts';
import { currentToast } from '#ui/toast.ts';
import { press } from '#test/interactions.ts';
import {
  aServer,
  CHIN,
  choose,
  chosenNames,
  KNEE,
  openPanel,
  sentNames,
  THREE_FILES,
} from './test/open-panel.tsx';

const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const late = () => new Promise<never>(() => {});
const nameIn = (body: unknown) => sentNames([{ body }])[0];

test(
  'images are sent one by one, in their order, for their exercise, and then they are shown',
  { tags: ['spec:2/manager-upload-and-video', 'spec:8/success-media'] },
  async () => {
    aServer();
    await openPanel();
    await choose(...THREE_FILES);
    await press('Upload 3 images');
    expect(await screen.findAllByRole('img', { name: /of 3$/ })).toHaveLength(3);
    const calls = api.sent(uploadExerciseImages);
    expect(sentNames(calls)).toEqual(['a.png', 'b.jpg', 'c.webp']);
    expect(calls.map(({ body }) => (body as FormData).get('exerciseId'))).toEqual(['2', '2', '2']);
    expect(new Set(calls.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(3);
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Success', description: '3 images uploaded' }),
    );
    expect(screen.queryByRole('list', { name: 'Chosen images' })).toBeNull();
    expect(api.sent(listExercises)).toHaveLength(2);
  },
);

test(
  'while images are sent it is said how many are there',
  { tags: ['spec:silent/upload-progress'] },
  async () => {
    let count = 0;
    aServer({}, () => ((count += 1) > 2 ? late() : undefined));
    await openPanel();
    await choose(...THREE_FILES);
    await press('Upload 3 images');
    const said = await screen.findByText('2 of 3 uploaded');
    expect(said.tagName).toBe('OUTPUT');
    screen.getByRole('progressbar', { name: 'Upload of c.webp' });
    expect(screen.getByRole('button', { name: 'Uploading…' }).getAttribute('aria-busy')).toBe(
      'true',
    );
  },
);

test(
  'one upload can be cancelled while the others go on',
  { tags: ['spec:silent/upload-progress'] },
  async () => {
    aServer({}, ({ body }) => (nameIn(body) === 'a.png' ? late() : undefined));
    await openPanel();
    await choose(...THREE_FILES);
    await press('Upload 3 images');
    await press('Cancel a.png');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove a.png');
    await waitFor(() => expect(sentNames(api.sent(uploadExerciseImages))).toHaveLength(3));
    await waitFor(() => expect(currentToast()?.description).toBe('2 images uploaded'));
    expect(chosenNames()).toEqual(['a.png']);
  },
);

test('all that is under way can be cancelled, and sent later', async () => {
  aServer({}, late);
  await openPanel();
  await choose(...THREE_FILES);
  await press('Upload 3 images');
  await press('Cancel all');
  screen.getByRole('button', { name: 'Upload 3 images' });
  expect(api.sent(uploadExerciseImages)).toHaveLength(1);
  expect(chosenNames()).toHaveLength(3);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Add images' }));
});

test('a file that the server refuses says why beside it; the others are uploaded', async () => {
  const damaged = 'b.jpg is damaged and cannot be read';
  aServer({}, ({ body }) => (nameIn(body) === 'b.jpg' ? refused(415, damaged) : undefined));
  await openPanel();
  await choose(...THREE_FILES);
  await press('Upload 3 images');
  await screen.findByText(damaged);
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Upload failed',
      description: 'There was an error uploading your images. Please try again.',
    }),
  );
  expect(screen.getAllByRole('img', { name: /of 2$/ })).toHaveLength(2);
  expect(chosenNames()).toEqual(['b.jpg']);
  expect(screen.queryByRole('button', { name: /^Try/ })).toBeNull();
});

test(
  'a file that failed is tried again under the same key, alone or with the others',
  { tags: ['spec:8/failures-upload'] },
  async () => {
    let works = false;
    aServer({}, () => (works ? undefined : refused(500)));
    await openPanel();
    await choose(...THREE_FILES);
    await press('Upload 3 images');
    await waitFor(() => expect(screen.getAllByText('This image was not uploaded')).toHaveLength(3));
    works = true;
    await press('Try b.jpg again');
    await screen.findByRole('button', { name: 'Try again: 2 images' });
    await press('Try again: 2 images');
    expect(await screen.findAllByRole('img', { name: /of 3$/ })).toHaveLength(3);
    const calls = api
      .sent(uploadExerciseImages)
      .map(({ body, headers }) => [nameIn(body), headers.get('Idempotency-Key')]);
    expect(new Set(calls.map(([name, key]) => `${name} ${key}`)).size).toBe(3);
    expect(calls).toHaveLength(6);
  },
);

test('without a connection the rest is not tried, and nothing that was chosen is lost', async () => {
  aServer({}, () => Promise.reject(new TypeError('Failed to fetch')));
  await openPanel();
  await choose(...THREE_FILES);
  await press('Upload 3 images');
  await screen.findByText(/check your connection/);
  expect(api.sent(uploadExerciseImages)).toHaveLength(1);
  screen.getByRole('button', { name: 'Try again: 3 images' });
});

test(
  'closing the panel interrupts nothing, and what was chosen is still there afterwards',
  { tags: ['spec:silent/upload-progress'] },
  async () => {
    const { promise, resolve: finish } = Promise.withResolvers<undefined>();
    aServer({}, () => promise);
    await openPanel();
    await choose(aFile('a.png'));
    await press('Upload 1 image');
    await choose(aFile('later.png'));
    await press('Close');
    finish(undefined);
    await waitFor(() => expect(currentToast()?.description).toBe('1 image uploaded'));
    await press(KNEE);
    expect(screen.queryByText('later.png')).toBeNull();
    await press(CHIN);
    await screen.findByRole('img', { name: '1 of 1' });
    expect(chosenNames()).toEqual(['later.png']);
    expect(api.sent(uploadExerciseImages)).toHaveLength(1);
  },
);

test('leaving the screen ends what is under way, and says how much that was', async () => {
  let count = 0;
  aServer({}, () => ((count += 1) > 1 ? late() : undefined));
  await openPanel();
  await choose(...THREE_FILES);
  await press('Upload 3 images');
  await screen.findByText('1 of 3 uploaded');
  cleanup();
  expect(currentToast()).toMatchObject({
    title: 'Upload stopped',
    description: '2 images not uploaded. Choose them again to go on.',
  });
  expect(api.sent(uploadExerciseImages)).toHaveLength(2);
});

test('leaving the site while images are sent asks first', async () => {
  aServer({}, late);
  await openPanel();
  await choose(aFile('a.png'));
  expect(leaves()).toBe(true);
  await press('Upload 1 image');
  expect(leaves()).toBe(false);
});
