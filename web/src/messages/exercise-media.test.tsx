// @vitest-environment happy-dom
import {
  generateExerciseVideo,
  getExerciseMedia,
  uploadExerciseImages,
} from '@limber/contract/exercise-media';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aFile, uploaded } from '#test/media.ts';
import { open, runsTheApp } from '#test/whole-app/app.tsx';
import { api } from '#test/whole-app/fake-api.ts';
import { press } from '#test/whole-app/hands.ts';
import { type Row, toastsLike, watchesToasts, whileBroken } from './test/table.ts';

async function openPanel(): Promise<void> {
  await open('/exercise-manager');
  await press(/^JME 1 /);
  await screen.findByRole('button', { name: 'Upload' });
}

async function choose(...files: File[]): Promise<void> {
  await openPanel();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  // A file that is dropped has not passed the chooser's own filter either.
  if (input) await userEvent.setup({ applyAccept: false }).upload(input, files);
}

async function uploadOne(): Promise<void> {
  await choose(aFile('1.png'));
  await press('Upload 1 image');
}

async function generate(): Promise<void> {
  api.answer(getExerciseMedia, uploaded(5));
  await openPanel();
  await press('Generate Video');
}

const TOASTS: readonly Row[] = [
  [
    'Invalid files / Please select only image files (JPG, PNG, etc.)',
    'choosing a file that is no image',
    () => choose(aFile('notes.pdf', 'application/pdf')),
    'spec:5/images-only',
  ],
  [
    'No files selected / Please select images to upload',
    'pressing Upload with nothing chosen',
    async () => {
      await openPanel();
      await press('Upload');
    },
    'spec:5/images-none-selected',
  ],
  ['Success / 1 image uploaded', 'uploading an image', uploadOne, 'spec:8/success-media'],
  [
    'Upload failed / There was an error uploading your images. Please try again.',
    'uploading when the server fails',
    whileBroken(uploadExerciseImages, uploadOne),
    'spec:8/failures-upload',
  ],
  [
    'Success / The video is ready',
    'making a video of the images',
    generate,
    'spec:8/success-media',
  ],
  [
    'No images uploaded / Please upload images first before generating a video',
    'making a video of images that were removed elsewhere in the meantime',
    () => {
      api.refuse(generateExerciseVideo, 422, 'There are none', undefined, 'no-images');
      return generate();
    },
    'spec:5/images-none-uploaded',
  ],
  [
    'Video generation failed / There was an error generating the video. Please try again.',
    'making a video when the server fails',
    whileBroken(generateExerciseVideo, generate),
    'spec:8/failures-video',
  ],
];

runsTheApp();
watchesToasts();
for (const [message, action, perform, ...tags] of TOASTS) {
  test(`a toast says “${message}” after ${action}`, { tags }, async () => {
    await perform();
    await waitFor(() => expect(toastsLike(message)).toContain(message));
  });
}
