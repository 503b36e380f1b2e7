import { act, fireEvent, render, screen } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import { anExercise } from '#test/samples.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import { answerMotion, MOVING, usePainter } from './live-figure/test/fake-painter.ts';
import { MovementMedia } from './movement-media.tsx';

const THREE = ['/media/1.webp', '/media/2.webp', '/media/3.webp'];

const media = (change: Parameters<typeof anExercise>[1]) => (
  <QueryClientProvider client={queryClient}>
    <UiProvider>
      <MovementMedia exercise={anExercise(1, change)} />
    </UiProvider>
  </QueryClientProvider>
);
const show = (change: Parameters<typeof anExercise>[1]) => render(media(change));
const shown = () =>
  [...document.querySelectorAll('img')]
    .filter((image) => image.dataset['shown'])
    .map((image) => image.getAttribute('src'));
const files = () => [...document.querySelectorAll('img')];
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const askForLessMotion = (reduced: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: reduced,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

beforeEach(() => {
  vi.useFakeTimers();
  askForLessMotion(false);
});

test('an exercise without pictures says so', { tags: ['spec:2/detail-single-picture'] }, () => {
  show({});
  expect(screen.getByText('Image not available')).toBeDefined();
});

test(
  'pictures take turns every 400 ms, and begin again after the last',
  { tags: ['spec:2/detail-pictures-rotate', 'spec:9/pictures-400-ms'] },
  () => {
    show({ imageUrls: THREE });
    expect(shown()).toEqual([THREE[0]]);
    pass(399);
    expect(shown()).toEqual([THREE[0]]);
    pass(1);
    expect(shown()).toEqual([THREE[1]]);
    pass(800);
    expect(shown()).toEqual([THREE[0]]);
  },
);

test('a movement that goes back as it came shows its middle twice, from one file', () => {
  show({ imageUrls: [...THREE, '/media/2.webp'] });
  expect(document.querySelectorAll('img')).toHaveLength(3);
  pass(3 * 400);
  expect(shown()).toEqual([THREE[1]]);
  pass(400);
  expect(shown()).toEqual([THREE[0]]);
});

test('the first drawing says in words what they show', () => {
  show({ imageUrls: THREE, name: 'JME 1 Chin Tuck', pictureText: 'Seen from the left.' });
  expect(screen.getByAltText('JME 1 Chin Tuck. Seen from the left.')).toBeDefined();
});

test('of uploaded pictures nobody knows what they show: the first steps stand for it', () => {
  const instructions = ['Sit tall.', 'Glide back.', 'Rest.'];
  const uploads = { imageUrls: THREE, thumbnailUrls: THREE, pictureText: 'Seen from the left.' };
  show({ ...uploads, name: 'JME 1 Chin Tuck', instructions });
  expect(screen.getByAltText('JME 1 Chin Tuck. Sit tall. Glide back.')).toBeDefined();
});

test(
  'a picture whose file is missing is left out; when all are, it is said',
  { tags: ['spec:silent/image-not-available'] },
  () => {
    show({ imageUrls: THREE });
    for (const file of files().slice(0, 1)) fireEvent.error(file);
    expect(shown()).toEqual([THREE[1]]);
    expect(screen.queryByText('Image not available')).toBeNull();
    for (const file of files()) fireEvent.error(file);
    expect(screen.getByText('Image not available')).toBeDefined();
  },
);

test('a video that does not come gives way to the pictures', () => {
  show({ imageUrls: THREE, videoUrl: '/media/1.mp4' });
  const video = document.querySelector('video');
  expect(video?.getAttribute('poster')).toBe(THREE[0]);
  if (video) fireEvent.error(video);
  expect(shown()).toEqual([THREE[0]]);
});

test('a video that did not come gets another chance at a fresh address', () => {
  const one = { imageUrls: THREE, videoUrl: '/media/1.mp4?until=1' };
  const { rerender } = show(one);
  const video = document.querySelector('video');
  if (video) fireEvent.error(video);
  expect(document.querySelector('video')).toBeNull();
  rerender(media({ ...one, videoUrl: '/media/1.mp4?until=2' }));
  expect(document.querySelector('video')?.getAttribute('src')).toBe('/media/1.mp4?until=2');
});

test('the pictures can be paused', () => {
  show({ imageUrls: THREE });
  pass(400);
  fireEvent.click(screen.getByRole('button', { name: 'Pause the movement' }));
  pass(4000);
  expect(shown()).toEqual([THREE[1]]);
  fireEvent.click(screen.getByRole('button', { name: 'Play the movement' }));
  pass(400);
  expect(shown()).toEqual([THREE[2]]);
});

test('a single picture stands still', { tags: ['spec:2/detail-single-picture'] }, () => {
  show({ imageUrl: '/media/only.webp' });
  pass(4000);
  expect(shown()).toEqual(['/media/only.webp']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('where less movement is asked for, the pictures stand side by side', () => {
  askForLessMotion(true);
  show({ imageUrls: THREE });
  pass(4000);
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual(THREE);
  expect(shown()).toEqual([]);
});

test(
  'with a video and pictures one can choose between them',
  { tags: ['spec:2/detail-video-or-pictures'] },
  () => {
    show({ imageUrls: THREE, videoUrl: '/media/1.mp4' });
    expect(document.querySelector('video')?.getAttribute('src')).toBe('/media/1.mp4');
    expect(screen.getByRole('button', { name: 'Video' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Images' }));
    expect(document.querySelector('video')).toBeNull();
    expect(shown()).toEqual([THREE[0]]);
  },
);

test(
  'a video alone leaves nothing to choose',
  { tags: ['spec:2/detail-video-or-pictures'] },
  () => {
    show({ videoUrl: '/media/1.mp4' });
    expect(screen.queryByRole('button', { name: 'Images' })).toBeNull();
  },
);

const figure = () => screen.queryByRole('button', { name: 'More about the figure' });
const loaded = async () => {
  // The player is fetched after its place was painted.
  await act(() => vi.advanceTimersByTimeAsync(100));
  await act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(100);
  });
};
const LIBRARYS_OWN = { ...MOVING, videoUrl: '/media/own.mp4' };

test(
  'where nobody uploaded a video the moving figure is what the video shows; the images stay beside it',
  { tags: ['spec:2/detail-video-or-pictures'] },
  async () => {
    usePainter(null);
    answerMotion();
    show(LIBRARYS_OWN);
    await loaded();
    expect(figure()).not.toBeNull();
    expect(document.querySelector('video')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Images' }));
    expect(figure()).toBeNull();
    expect(shown()).toEqual([MOVING.imageUrls[0]]);
    pass(400);
    expect(shown()).toEqual([MOVING.imageUrls[1]]);
    fireEvent.click(screen.getByRole('button', { name: 'Video' }));
    await loaded();
    expect(figure()).not.toBeNull();
  },
);

test('the first drawing is painted before the player is made, in the room that it will take', async () => {
  usePainter(null);
  answerMotion();
  show(LIBRARYS_OWN);
  await act(() => vi.dynamicImportSettled());
  expect(figure()).toBeNull();
  const [drawing] = document.querySelectorAll('img');
  expect(drawing?.getAttribute('src')).toBe(MOVING.imageUrls[0]);
  expect(screen.queryByRole('button', { name: 'Pause the movement' })).toBeNull();
  await loaded();
  expect(figure()).not.toBeNull();
});

test('an uploaded video goes before the moving figure', () => {
  show({ ...MOVING, imageUrls: THREE, videoUrl: '/media/1.mp4', videoIsUploaded: true });
  expect(document.querySelector('video')?.getAttribute('src')).toBe('/media/1.mp4');
  expect(figure()).toBeNull();
});

test('uploaded images go before the moving figure, which stays one press away', async () => {
  usePainter(null);
  answerMotion();
  show({ ...MOVING, imageUrls: THREE, thumbnailUrls: THREE });
  expect(shown()).toEqual([THREE[0]]);
  fireEvent.click(screen.getByRole('button', { name: 'Video' }));
  await loaded();
  expect(figure()).not.toBeNull();
});

test("a movement that cannot be loaded gives way to the library's own video", async () => {
  answerMotion(() => new Response('', { status: 404 }));
  show(LIBRARYS_OWN);
  await loaded();
  expect(document.querySelector('video')?.getAttribute('src')).toBe('/media/own.mp4');
});
