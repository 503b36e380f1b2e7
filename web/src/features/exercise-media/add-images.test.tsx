import { getExerciseMedia, uploadExerciseImages } from '@limber/contract/exercise-media';
import { listExercises } from '@limber/contract/exercises';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { api } from '#test/fake-api.ts';
import { aFile, someImages, anExercise } from '#test/samples.ts';
import { currentToast } from '#ui/toast.ts';
import { press } from '#test/interactions.ts';
import {
  aServer,
  CHIN,
  choose,
  chosenNames,
  openPanel,
  sentNames,
  THREE_FILES,
} from './test/open-panel.tsx';

const panel = () => screen.getByRole('region', { name: CHIN });

test(
  'of a mixed choice the images are kept and the rest is refused',
  { tags: ['spec:5/images-only'] },
  async () => {
    aServer();
    await openPanel();
    await choose(aFile('a.png'), aFile('notes.txt', 'text/plain'), aFile('b.svg', 'image/svg+xml'));
    expect(chosenNames()).toEqual(['a.png']);
    expect(currentToast()).toMatchObject({
      title: 'Invalid files',
      description: 'Please select only image files (JPG, PNG, etc.)',
    });
  },
);

test(
  'pressing Upload with nothing chosen says what to do',
  { tags: ['spec:5/images-none-selected'] },
  async () => {
    aServer();
    await openPanel();
    await press('Upload');
    expect(currentToast()).toMatchObject({
      title: 'No files selected',
      description: 'Please select images to upload',
    });
  },
);

test('what is chosen can be put in order and taken away before it is sent', async () => {
  aServer();
  await openPanel();
  await choose(...THREE_FILES);
  await press('Move c.webp earlier');
  expect(chosenNames()).toEqual(['a.png', 'c.webp', 'b.jpg']);
  await press('Move a.png later');
  expect(chosenNames()).toEqual(['c.webp', 'a.png', 'b.jpg']);
  await press('Remove a.png');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove b.jpg');
  await press('Upload 2 images');
  await waitFor(() =>
    expect(sentNames(api.sent(uploadExerciseImages))).toEqual(['c.webp', 'b.jpg']),
  );
});

test(
  'a file that is too large or empty says so beside it, and is not sent',
  { tags: ['spec:silent/upload-limits'] },
  async () => {
    aServer();
    await openPanel();
    await choose(
      aFile('huge.png', 'image/png', 10 * 1024 * 1024 + 1),
      aFile('nothing.png', 'image/png', 0),
      aFile('good.png'),
    );
    screen.getByText('huge.png is larger than 10 MB');
    screen.getByText('nothing.png is empty');
    await press('Upload 1 image');
    await waitFor(() => expect(sentNames(api.sent(uploadExerciseImages))).toEqual(['good.png']));
  },
);

test(
  'files beyond the twelfth image say so, and fit as soon as there is room',
  { tags: ['spec:silent/upload-limits'] },
  async () => {
    aServer({ images: someImages(11) });
    await openPanel();
    await choose(...THREE_FILES);
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

test('who takes the last file away goes on where images are added', async () => {
  aServer();
  await openPanel();
  await choose(aFile('a.png'));
  await press('Remove a.png');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Add images' }));
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
  expect(chosenNames()).toEqual(['a.png']);
});

test('images can be pasted while the panel is open; words are pasted as ever', async () => {
  aServer();
  await openPanel();
  await screen.findByRole('button', { name: 'Choose images' });
  fireEvent.paste(document.body, { clipboardData: { files: [aFile('image.png')] } });
  expect(chosenNames()).toEqual(['image.png']);
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
  aServer();
  api.answer(listExercises, [anExercise(2, { name: CHIN, locked: true })]);
  await openPanel();
  within(panel()).getByRole('region', { name: 'Locked exercise' });
  expect(screen.queryByRole('button', { name: 'Choose images' })).toBeNull();
  fireEvent.paste(document.body, { clipboardData: { files: [aFile('image.png')] } });
  expect(screen.queryByText('image.png')).toBeNull();
  expect(api.sent(getExerciseMedia)).toEqual([]);
});
