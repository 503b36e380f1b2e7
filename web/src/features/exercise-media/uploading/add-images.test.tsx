// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { refused } from '#test/fake-api.ts';
import { aFile, someImages } from '#test/media.ts';
import { anExercise } from '#test/samples.ts';
import { currentToast } from '#ui/toast.ts';
import {
  aServer,
  CHIN,
  choose,
  KNEE,
  openPanel,
  press,
  UPLOAD,
} from '#features/exercise-media/test/open-panel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const names = () =>
  within(screen.getByRole('list', { name: 'Chosen images' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('[title]')?.getAttribute('title'));
const sentNames = (calls: { body: unknown }[]) =>
  calls.map(({ body }) => ((body as FormData).get('images') as File).name);
const threeFiles = ['a.png', 'b.jpg', 'c.webp'].map((name) => aFile(name));
const panel = () => screen.getByRole('region', { name: CHIN });
const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const late = () => new Promise<never>(() => {});

test(
  'images are sent one by one, in their order, for their exercise, and then they are shown',
  { tags: ['spec:2/manager-upload-and-video'] },
  async () => {
    const server = aServer();
    await openPanel();
    await choose(...threeFiles);
    await press('Upload 3 images');
    expect(await screen.findAllByRole('img', { name: /of 3$/ })).toHaveLength(3);
    const calls = server.of(UPLOAD);
    expect(sentNames(calls)).toEqual(['a.png', 'b.jpg', 'c.webp']);
    expect(calls.map(({ body }) => (body as FormData).get('exerciseId'))).toEqual(['2', '2', '2']);
    expect(new Set(calls.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(3);
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Success', description: '3 images uploaded' }),
    );
    expect(screen.queryByRole('list', { name: 'Chosen images' })).toBeNull();
    expect(server.of('GET /api/exercises')).toHaveLength(2);
  },
);

test(
  'of a mixed choice the images are kept and the rest is refused',
  { tags: ['spec:5/images-only'] },
  async () => {
    aServer();
    await openPanel();
    await choose(aFile('a.png'), aFile('notes.txt', 'text/plain'), aFile('b.svg', 'image/svg+xml'));
    expect(names()).toEqual(['a.png']);
    expect(currentToast()?.title).toBe('Invalid files');
  },
);

test('what is chosen can be put in order and taken away before it is sent', async () => {
  const server = aServer();
  await openPanel();
  await choose(...threeFiles);
  await press('Move c.webp earlier');
  expect(names()).toEqual(['a.png', 'c.webp', 'b.jpg']);
  await press('Move a.png later');
  expect(names()).toEqual(['c.webp', 'a.png', 'b.jpg']);
  await press('Remove a.png');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove b.jpg');
  await press('Upload 2 images');
  await waitFor(() => expect(sentNames(server.of(UPLOAD))).toEqual(['c.webp', 'b.jpg']));
});

test(
  'a file that is too large or empty says so beside it, and is not sent',
  { tags: ['spec:silent/upload-limits'] },
  async () => {
    const server = aServer();
    await openPanel();
    await choose(
      aFile('huge.png', 'image/png', 10 * 1024 * 1024 + 1),
      aFile('nothing.png', 'image/png', 0),
      aFile('good.png'),
    );
    screen.getByText('huge.png is larger than 10 MB');
    screen.getByText('nothing.png is empty');
    await press('Upload 1 image');
    await waitFor(() => expect(sentNames(server.of(UPLOAD))).toEqual(['good.png']));
  },
);

test(
  'files beyond the twelfth image say so, and fit as soon as there is room',
  { tags: ['spec:silent/upload-limits'] },
  async () => {
    aServer({ images: someImages(11) });
    await openPanel();
    await choose(...threeFiles);
    expect(screen.getAllByText(/did not fit: an exercise holds at most 12 images$/)).toHaveLength(
      2,
    );
    await press('Remove a.png');
    screen.getByRole('button', { name: 'Upload 1 image' });
    expect(screen.getAllByText(/did not fit/)).toHaveLength(1);
  },
);

test('an exercise with twelve images takes no more, and says what to do', async () => {
  aServer({ images: someImages(12) });
  await openPanel();
  await screen.findByText('All 12 places are taken. Remove an image to make room.');
  const chooser = screen.getByRole<HTMLButtonElement>('button', { name: 'Choose images' });
  expect(chooser.disabled).toBe(true);
});

test(
  'while images are sent it is said how many are there',
  { tags: ['spec:silent/upload-progress'] },
  async () => {
    let count = 0;
    aServer({}, { [UPLOAD]: () => ((count += 1) > 2 ? late() : undefined) });
    await openPanel();
    await choose(...threeFiles);
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
    const server = aServer(
      {},
      { [UPLOAD]: ({ body }) => (nameIn(body) === 'a.png' ? late() : undefined) },
    );
    await openPanel();
    await choose(...threeFiles);
    await press('Upload 3 images');
    await press('Cancel a.png');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove a.png');
    await waitFor(() => expect(sentNames(server.of(UPLOAD))).toHaveLength(3));
    await waitFor(() => expect(currentToast()?.description).toBe('2 images uploaded'));
    expect(names()).toEqual(['a.png']);
  },
);

test('all that is under way can be cancelled, and sent later', async () => {
  const server = aServer({}, { [UPLOAD]: late });
  await openPanel();
  await choose(...threeFiles);
  await press('Upload 3 images');
  await press('Cancel all');
  screen.getByRole('button', { name: 'Upload 3 images' });
  expect(server.of(UPLOAD)).toHaveLength(1);
  expect(names()).toHaveLength(3);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Add images' }));
});

test('who takes the last file away goes on where images are added', async () => {
  aServer();
  await openPanel();
  await choose(aFile('a.png'));
  await press('Remove a.png');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Add images' }));
});

test('a file that the server refuses says why beside it; the others are uploaded', async () => {
  const damaged = 'b.jpg is damaged and cannot be read';
  aServer(
    {},
    { [UPLOAD]: ({ body }) => (nameIn(body) === 'b.jpg' ? refused(415, damaged) : undefined) },
  );
  await openPanel();
  await choose(...threeFiles);
  await press('Upload 3 images');
  await screen.findByText(damaged);
  await waitFor(() => expect(currentToast()?.title).toBe('Upload failed'));
  expect(screen.getAllByRole('img', { name: /of 2$/ })).toHaveLength(2);
  expect(names()).toEqual(['b.jpg']);
  expect(screen.queryByRole('button', { name: /^Try/ })).toBeNull();
});

test(
  'a file that failed is tried again under the same key, alone or with the others',
  { tags: ['spec:8/failures-upload'] },
  async () => {
    let works = false;
    const server = aServer({}, { [UPLOAD]: () => (works ? undefined : refused(500)) });
    await openPanel();
    await choose(...threeFiles);
    await press('Upload 3 images');
    await waitFor(() => expect(screen.getAllByText('This image was not uploaded')).toHaveLength(3));
    works = true;
    await press('Try b.jpg again');
    await screen.findByRole('button', { name: 'Try again: 2 images' });
    await press('Try again: 2 images');
    expect(await screen.findAllByRole('img', { name: /of 3$/ })).toHaveLength(3);
    const calls = server
      .of(UPLOAD)
      .map(({ body, headers }) => [nameIn(body), headers.get('Idempotency-Key')]);
    expect(new Set(calls.map(([name, key]) => `${name} ${key}`)).size).toBe(3);
    expect(calls).toHaveLength(6);
  },
);

test('without a connection the rest is not tried, and nothing that was chosen is lost', async () => {
  const server = aServer({}, { [UPLOAD]: () => Promise.reject(new TypeError('Failed to fetch')) });
  await openPanel();
  await choose(...threeFiles);
  await press('Upload 3 images');
  await screen.findByText(/check your connection/);
  expect(server.of(UPLOAD)).toHaveLength(1);
  screen.getByRole('button', { name: 'Try again: 3 images' });
});

test(
  'closing the panel interrupts nothing, and what was chosen is still there afterwards',
  { tags: ['spec:silent/upload-progress'] },
  async () => {
    const { promise, resolve: finish } = Promise.withResolvers<undefined>();
    const server = aServer(
      {},
      {
        [UPLOAD]: () => promise,
      },
    );
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
    expect(names()).toEqual(['later.png']);
    expect(server.of(UPLOAD)).toHaveLength(1);
  },
);

test('leaving the screen ends what is under way, and says how much that was', async () => {
  let count = 0;
  const server = aServer({}, { [UPLOAD]: () => ((count += 1) > 1 ? late() : undefined) });
  await openPanel();
  await choose(...threeFiles);
  await press('Upload 3 images');
  await screen.findByText('1 of 3 uploaded');
  cleanup();
  expect(currentToast()).toMatchObject({
    title: 'Upload stopped',
    description: '2 images not uploaded. Choose them again to go on.',
  });
  expect(server.of(UPLOAD)).toHaveLength(2);
});

test('leaving the site while images are sent asks first', async () => {
  aServer({}, { [UPLOAD]: late });
  await openPanel();
  await choose(aFile('a.png'));
  expect(leaves()).toBe(true);
  await press('Upload 1 image');
  expect(leaves()).toBe(false);
});

test('files can be dropped anywhere onto the panel, and a miss opens nothing', async () => {
  aServer();
  await openPanel();
  await screen.findByRole('button', { name: 'Choose images' });
  const dropped = { dataTransfer: { files: [aFile('a.png')], types: ['Files'] } };
  fireEvent.dragOver(within(panel()).getByRole('heading', { level: 2 }), dropped);
  screen.getByText(/^Drop them here\./);
  expect(fireEvent.drop(screen.getByRole('searchbox'), dropped)).toBe(false);
  expect(screen.queryByText('a.png')).toBeNull();
  fireEvent.drop(panel(), dropped);
  expect(names()).toEqual(['a.png']);
});

test('images can be pasted while the panel is open; words are pasted as ever', async () => {
  aServer();
  await openPanel();
  await screen.findByRole('button', { name: 'Choose images' });
  fireEvent.paste(document.body, { clipboardData: { files: [aFile('image.png')] } });
  expect(names()).toEqual(['image.png']);
  const search = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.click(search);
  await userEvent.paste('chin');
  expect(search.value).toBe('chin');
});

test.each([
  ['you', 'Only you see the images that you upload. They take the place of the drawings.'],
  ['everyone', 'Everyone sees the images that you upload. They take the place of the drawings.'],
] as const)(
  'images that %s will see are announced as such',
  { tags: ['spec:silent/uploads-of-administrators'] },
  async (seenBy, sentence) => {
    aServer({ seenBy });
    await openPanel();
    expect(await screen.findAllByText(sentence)).toHaveLength(1);
  },
);

test('a locked exercise takes no images, and says how to open it', async () => {
  const server = aServer(
    {},
    { 'GET /api/exercises': () => [anExercise(2, { name: CHIN, locked: true })] },
  );
  await openPanel();
  within(panel()).getByRole('region', { name: 'Locked exercise' });
  expect(screen.queryByRole('button', { name: 'Choose images' })).toBeNull();
  fireEvent.paste(document.body, { clipboardData: { files: [aFile('image.png')] } });
  expect(screen.queryByText('image.png')).toBeNull();
  expect(server.of('GET /api/exercises/*/media')).toEqual([]);
});

const nameIn = (body: unknown) => ((body as FormData).get('images') as File).name;
