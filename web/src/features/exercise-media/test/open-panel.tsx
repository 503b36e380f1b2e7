import type { ExerciseMedia } from '@limber/contract/exercise-media';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { fakeApi, type SeenCall } from '#test/fake-api.ts';
import { aFile, anImage, uploaded, anExercise } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { ExerciseManagerScreen } from '#screens/exercise-manager/exercise-manager.tsx';

export const CHIN = 'JME 2 Chin Tuck';
export const KNEE = 'JME 10 Knee Lift';
const LIBRARY = [anExercise(2, { name: CHIN }), anExercise(10, { name: KNEE })];

export const UPLOAD = 'POST /api/exercises/upload-images';
export const ARRANGE = 'PUT /api/exercises/*/images';
export const GENERATE = 'POST /api/exercises/*/generate-video';
const MEDIA = 'GET /api/exercises/*/media';

type Answers = Parameters<typeof fakeApi>[0];

/** A server that keeps what is uploaded for one exercise, with other answers where a test wants them. */
export function aServer(media: Partial<ExerciseMedia> = {}, answers: Answers = {}) {
  let kept: ExerciseMedia = { ...uploaded(0), ...media };
  const known = new Map(kept.images.map((image) => [image.id, image]));
  const seen = fakeApi({
    ...answers,
    'GET /api/exercises': answers['GET /api/exercises'] ?? (() => LIBRARY),
    [MEDIA]: answers[MEDIA] ?? (() => kept),
    [UPLOAD]: async (call) => {
      const answer = await answers[UPLOAD]?.(call);
      if (answer !== undefined) return answer;
      const image = anImage(known.size + 1);
      known.set(image.id, image);
      kept = { ...kept, images: [...kept.images, image], videoUrl: null };
      return { imageUrls: [image.imageUrl], refused: [] };
    },
    [ARRANGE]: async (call) => {
      const answer = await answers[ARRANGE]?.(call);
      if (answer !== undefined) return answer;
      const { imageIds } = call.body as { imageIds: string[] };
      const images = imageIds.flatMap((id) => known.get(id) ?? []);
      kept = { ...kept, images, videoUrl: null };
      return kept;
    },
    [GENERATE]: async (call) => {
      const answer = await answers[GENERATE]?.(call);
      if (answer !== undefined) return answer;
      kept = { ...kept, videoUrl: '/media/uploads/1.mp4' };
      return { videoUrl: kept.videoUrl };
    },
  });
  return { of: (call: string): SeenCall[] => seen.filter((one) => fitsCall(one.call, call)) };
}

const fitsCall = (made: string, pattern: string) =>
  new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(made);

/** Opens the panel of an exercise, beside the grid. */
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

/** Chooses files as the chooser hands them over. */
export async function choose(...files: File[]): Promise<void> {
  const input = await vi.waitUntil(() =>
    document.querySelector<HTMLInputElement>('input[type="file"]'),
  );
  await userEvent.setup({ applyAccept: false }).upload(input, files);
}

export const THREE_FILES = ['a.png', 'b.jpg', 'c.webp'].map((name) => aFile(name));

/** The names of the files that are chosen, in their order. */
export const chosenNames = () =>
  within(screen.getByRole('list', { name: 'Chosen images' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('[title]')?.getAttribute('title'));

/** The names of the files that were sent with these calls. */
export const sentNames = (calls: readonly { body: unknown }[]) =>
  calls.map(({ body }) => ((body as FormData).get('images') as File).name);
