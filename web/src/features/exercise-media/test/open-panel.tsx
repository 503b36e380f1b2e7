import {
  arrangeExerciseImages,
  type ExerciseMedia,
  generateExerciseVideo,
  getExerciseMedia,
  uploadExerciseImages,
} from '@limber/contract/exercise-media';
import { listExercises } from '@limber/contract/exercises';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { type Answer, api, type ReceivedCall } from '#test/fake-api.ts';
import { aFile, anImage, uploaded, anExercise } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { ExerciseManagerScreen } from '#screens/exercise-manager/exercise-manager.tsx';

export const CHIN = 'JME 2 Chin Tuck';
export const KNEE = 'JME 10 Knee Lift';
const LIBRARY = [anExercise(2, { name: CHIN }), anExercise(10, { name: KNEE })];

/** Undefined for the usual answer. */
type UploadAnswer = Answer<typeof uploadExerciseImages> | undefined;

/** A server that stores the uploads of one exercise. `upload` may return another answer. */
export function aServer(
  media: Partial<ExerciseMedia> = {},
  upload: (call: ReceivedCall) => UploadAnswer | Promise<UploadAnswer> = () => undefined,
): void {
  let kept: ExerciseMedia = { ...uploaded(0), ...media };
  const known = new Map(kept.images.map((image) => [image.id, image]));
  api.answer(listExercises, LIBRARY);
  api.answer(getExerciseMedia, () => kept);
  api.answer(uploadExerciseImages, async (call) => {
    const answer = await upload(call);
    if (answer !== undefined) return answer;
    const image = anImage(known.size + 1);
    known.set(image.id, image);
    kept = { ...kept, images: [...kept.images, image], videoUrl: null };
    return { imageUrls: [image.imageUrl], refused: [] };
  });
  api.answer(arrangeExerciseImages, ({ body }) => {
    const { imageIds } = body as { imageIds: string[] };
    const images = imageIds.flatMap((id) => known.get(id) ?? []);
    kept = { ...kept, images, videoUrl: null };
    return kept;
  });
  api.answer(generateExerciseVideo, () => {
    const videoUrl = '/media/uploads/1.mp4';
    kept = { ...kept, videoUrl };
    return { videoUrl };
  });
}

/** Opens the panel beside the grid. */
export async function openPanel(name = CHIN): Promise<void> {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('width >='),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  window.history.replaceState(null, '', '/exercise-manager');
  show(<ExerciseManagerScreen />);
  await userEvent.click(await screen.findByRole('button', { name }));
  await screen.findByRole('region', { name });
}

export async function choose(...files: File[]): Promise<void> {
  const input = await vi.waitUntil(() =>
    document.querySelector<HTMLInputElement>('input[type="file"]'),
  );
  await userEvent.setup({ applyAccept: false }).upload(input, files);
}

export const THREE_FILES = ['a.png', 'b.jpg', 'c.webp'].map((name) => aFile(name));

export const chosenNames = () =>
  within(screen.getByRole('list', { name: 'Chosen images' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('[title]')?.getAttribute('title'));

export const sentNames = (calls: readonly { body: unknown }[]) =>
  calls.map(({ body }) => ((body as FormData).get('images') as File).name);
