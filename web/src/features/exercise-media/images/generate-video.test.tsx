// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { refused } from '#test/fake-api.ts';
import { aFile, someImages } from '#test/media.ts';
import { anExercise } from '#test/samples.ts';
import { currentToast } from '#ui/toast.ts';
import {
  aServer,
  CHIN,
  choose,
  GENERATE,
  openPanel,
  press,
} from '#features/exercise-media/test/open-panel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const generate = () => screen.queryByRole('button', { name: 'Generate Video' });
const video = () => document.querySelector('video');

test('a video is offered only after an upload', { tags: ['spec:4/image-upload'] }, async () => {
  aServer();
  await openPanel();
  await choose(aFile('a.png'));
  expect(generate()).toBeNull();
  await press('Upload 1 image');
  await screen.findByRole('button', { name: 'Generate Video' });
});

test(
  'the video plays in the panel, in place of the button, and one can go back to the images',
  { tags: ['spec:2/manager-upload-and-video', 'spec:7/generate-video'] },
  async () => {
    aServer({ images: someImages(5) });
    await openPanel();
    await press('Generate Video');
    await waitFor(() => expect(video()?.getAttribute('src')).toBe('/media/uploads/1.mp4'));
    expect(generate()).toBeNull();
    expect(currentToast()).toMatchObject({ title: 'Success', description: 'The video is ready' });
    expect(document.activeElement?.contains(video())).toBe(true);
    await press('Images');
    expect(video()).toBeNull();
  },
);

test('while the video is made the button says so', async () => {
  aServer({ images: someImages(5) }, { [GENERATE]: () => new Promise(() => {}) });
  await openPanel();
  await press('Generate Video');
  const button = await screen.findByRole('button', { name: 'Generating…' });
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test(
  'images that change take the video away, and it is offered again',
  { tags: ['spec:4/image-upload'] },
  async () => {
    aServer({ images: someImages(2), videoUrl: '/media/uploads/1.mp4' });
    await openPanel();
    await waitFor(() => expect(video()).not.toBeNull());
    expect(generate()).toBeNull();
    await press('Move image 2 earlier');
    await screen.findByRole('button', { name: 'Generate Video' });
    expect(video()).toBeNull();
  },
);

test(
  'a better sentence of the server stands beside the button',
  { tags: ['spec:8/failures-video'] },
  async () => {
    const sentence = 'Many videos are being made just now. Please try again in a minute.';
    aServer({ images: someImages(2) }, { [GENERATE]: () => refused(429, sentence) });
    await openPanel();
    await press('Generate Video');
    await screen.findByText(sentence);
    expect(currentToast()?.title).toBe('Video generation failed');
    expect(generate()).not.toBeNull();
  },
);

test('the drawn video of an exercise needs no generating', async () => {
  const drawn = anExercise(2, { name: CHIN, videoUrl: '/media/drawn.mp4' });
  aServer({}, { 'GET /api/exercises': () => [drawn] });
  await openPanel();
  await screen.findByRole('button', { name: 'Choose images' });
  expect(video()?.getAttribute('src')).toBe('/media/drawn.mp4');
  expect(generate()).toBeNull();
});
