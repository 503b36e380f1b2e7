import { uploadExerciseImages } from '@limber/contract/exercise-media';
import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, refused } from '#test/fake-api.ts';
import { aFile } from '#test/samples.ts';
import { currentToast, toast } from '#ui/toast.ts';
import { useUploads } from './use-uploads.ts';

const EXERCISE = 2;
const OTHER = 10;

/** Unanswered uploads in the order of arrival. */
let arrived: { name: string; answer: (reply?: Response) => void }[];
const arrivedNames = () => arrived.map(({ name }) => name);

beforeEach(() => {
  arrived = [];
  toast({ title: 'Nothing was said yet' });
  api.answer(uploadExerciseImages, ({ body }) => {
    const { name } = (body as FormData).get('images') as File;
    const uploaded = { imageUrls: [`/media/${name}`], refused: [] };
    const { promise, resolve } = Promise.withResolvers<typeof uploaded | Response>();
    arrived.push({ name, answer: (reply) => resolve(reply ?? uploaded) });
    return promise;
  });
});
afterEach(() => {
  focusManager.setFocused(undefined);
});

function useOnScreen() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useUploads, { wrapper });
  const selection = (exerciseId = EXERCISE) => result.current.selectionOf(exerciseId);
  const fileOf = (name: string) => selection().files.filter(({ file }) => file.name === name);
  return {
    selection,
    round: () => selection().round,
    states: (exerciseId = EXERCISE) => selection(exerciseId).files.map(({ state }) => state),
    names: () => selection().files.map(({ file }) => file.name),
    choose: (...names: string[]) =>
      act(() =>
        result.current.choose(
          EXERCISE,
          names.map((name) => aFile(name)),
        ),
      ),
    chooseFor: (exerciseId: number, name: string) =>
      act(() => result.current.choose(exerciseId, [aFile(name)])),
    start: (...names: string[]) => act(() => result.current.start(EXERCISE, names.flatMap(fileOf))),
    startAllOf: (exerciseId: number) =>
      act(() => result.current.start(exerciseId, selection(exerciseId).files)),
    stop: (name: string) =>
      act(() => result.current.stop(EXERCISE, fileOf(name)[0]?.key ?? 'none')),
    stopAll: () => act(() => result.current.stop(EXERCISE, null)),
    remove: (name: string) =>
      act(() => result.current.remove(EXERCISE, fileOf(name)[0]?.key ?? 'none')),
    /** Waits for the upload of a file, and answers it. */
    answer: async (name: string, reply?: Response) => {
      const upload = await vi.waitUntil(() => arrived.find((one) => one.name === name));
      arrived.splice(arrived.indexOf(upload), 1);
      await act(async () => upload.answer(reply));
    },
  };
}

test('files that are chosen later come after those that are there, and can be taken away', () => {
  const screen = useOnScreen();
  screen.choose('a', 'b');
  screen.choose('c');
  expect(screen.names()).toEqual(['a', 'b', 'c']);
  screen.remove('b');
  expect(screen.names()).toEqual(['a', 'c']);
});

test('files that join an upload are counted with it; the next upload counts anew', async () => {
  const screen = useOnScreen();
  screen.choose('a', 'b', 'c');
  screen.start('a', 'b');
  await screen.answer('a');
  screen.start('c');
  await waitFor(() => expect(screen.round()).toEqual({ total: 3, uploaded: 1 }));
  await screen.answer('b', refused(500));
  await screen.answer('c', refused(500));
  await waitFor(() => expect(screen.states()).toEqual(['failed', 'failed']));
  expect(currentToast()?.title).toBe('Upload failed');
  screen.start('b');
  await waitFor(() => expect(screen.round()).toEqual({ total: 1, uploaded: 0 }));
  expect(screen.selection().files[0]).toMatchObject({ state: 'sending', problem: null });
});

test('stopping one leaves the others on their way; stopping all leaves none', async () => {
  const screen = useOnScreen();
  screen.choose('a', 'b', 'c', 'd');
  screen.start('a', 'b', 'c');
  await waitFor(() => expect(screen.selection().files[0]?.sent).toBe(0.5));
  screen.stop('b');
  await waitFor(() => expect(screen.states()).toEqual(['sending', 'chosen', 'queued', 'chosen']));
  expect(screen.round()).toEqual({ total: 2, uploaded: 0 });
  screen.stopAll();
  await waitFor(() => expect(screen.states()).toEqual(['chosen', 'chosen', 'chosen', 'chosen']));
  expect(screen.selection().files[0]?.sent).toBe(0);
  expect(currentToast()?.title).toBe('Nothing was said yet');
});

test('what was stopped does not keep the next upload waiting', async () => {
  const screen = useOnScreen();
  screen.choose('a', 'b');
  screen.start('a', 'b');
  await vi.waitUntil(() => arrived.length === 1);
  screen.stopAll();
  screen.start('b');
  await screen.answer('b');
  await waitFor(() => expect(currentToast()?.description).toBe('1 image uploaded'));
  await waitFor(() => expect(screen.states()).toEqual(['chosen']));
});

test('when the rest is stopped, what was uploaded before is said', async () => {
  const screen = useOnScreen();
  screen.choose('a', 'b', 'c');
  screen.start('a', 'b', 'c');
  await screen.answer('a');
  await waitFor(() => expect(arrivedNames()).toEqual(['b']));
  screen.stopAll();
  await waitFor(() => expect(currentToast()?.description).toBe('1 image uploaded'));
});

test('images of two exercises are sent one after the other, and each says what became of it', async () => {
  const screen = useOnScreen();
  screen.choose('a');
  screen.chooseFor(OTHER, 'b');
  screen.startAllOf(EXERCISE);
  screen.startAllOf(OTHER);
  await waitFor(() => expect(arrivedNames()).toEqual(['a']));
  expect(screen.states(OTHER)).toEqual(['queued']);
  await screen.answer('a', refused(500));
  await waitFor(() => expect(currentToast()?.title).toBe('Upload failed'));
  await screen.answer('b');
  await waitFor(() => expect(currentToast()?.description).toBe('1 image uploaded'));
});

test('what waits is sent while another tab of the browser is in front', async () => {
  const screen = useOnScreen();
  screen.choose('a', 'b');
  screen.start('a', 'b');
  focusManager.setFocused(false);
  await screen.answer('a');
  await screen.answer('b');
  await waitFor(() => expect(currentToast()?.description).toBe('2 images uploaded'));
});
