import { generateExerciseVideo } from '@limber/contract/exercise-media';
import { listExercises } from '@limber/contract/exercises';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '#test/fake-api.ts';
import { aFile, someImages, anExercise } from '#test/samples.ts';
import { currentToast } from '#ui/toast.ts';
import { press } from '#test/interactions.ts';
import { aServer, CHIN, choose, openPanel } from './test/open-panel.tsx';

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
  { tags: ['spec:2/manager-upload-and-video', 'spec:7/generate-video', 'spec:8/success-media'] },
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
  aServer({ images: someImages(5) });
  api.delay(generateExerciseVideo);
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
    aServer({ images: someImages(2) });
    api.refuse(generateExerciseVideo, 429, sentence);
    await openPanel();
    await press('Generate Video');
    await screen.findByText(sentence);
    expect(currentToast()).toMatchObject({
      title: 'Video generation failed',
      description: 'There was an error generating the video. Please try again.',
    });
    expect(generate()).not.toBeNull();
  },
);

test(
  'images that were removed elsewhere in the meantime are asked for',
  { tags: ['spec:5/images-none-uploaded'] },
  async () => {
    aServer({ images: someImages(2) });
    api.refuse(generateExerciseVideo, 422, 'There are none', undefined, 'no-images');
    await openPanel();
    await press('Generate Video');
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'No images uploaded',
        description: 'Please upload images first before generating a video',
      }),
    );
    expect(screen.queryByText('There are none')).toBeNull();
  },
);

test('the drawn video of an exercise needs no generating', async () => {
  const drawn = anExercise(2, { name: CHIN, videoUrl: '/media/drawn.mp4' });
  aServer();
  api.answer(listExercises, [drawn]);
  await openPanel();
  await screen.findByRole('button', { name: 'Choose images' });
  expect(video()?.getAttribute('src')).toBe('/media/drawn.mp4');
  expect(generate()).toBeNull();
});
