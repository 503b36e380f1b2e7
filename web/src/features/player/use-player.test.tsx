import { act, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type FakeSynthesis, fakeSpeech } from './test/fake-speech.ts';
import { aScript, aPlayedExercise } from './test/player-samples.ts';
import { usePlayer } from './use-player.ts';

let speech: FakeSynthesis;
const done = vi.fn<(id: number) => void>();

/** Passes new but equal exercises with every render, and marks done ones. */
function Screen() {
  const [doneIds, setDoneIds] = useState<number[]>([]);
  const session = usePlayer({
    userId: 1,
    key: 'routine-7',
    exercises: [aPlayedExercise(1), aPlayedExercise(2)],
    onExerciseDone: (id) => {
      done(id);
      setDoneIds([...doneIds, id]);
    },
    onFinished: () => {},
  });
  return (
    <>
      <p>
        {session.status}, {doneIds.length} done
      </p>
      <button type="button" onClick={session.controls.start}>
        Start
      </button>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  speech = fakeSpeech();
  done.mockClear();
});

test('a screen shows the session that it started, and hears what is done', async () => {
  render(<Screen />, { wrapper: StrictMode });
  expect(screen.getByText('ready, 0 done')).toBeTruthy();
  act(() => screen.getByRole('button').click());
  expect(screen.getByText('running, 0 done')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync((aScript(1, 2).seconds + 1) * 1000));
  expect(screen.getByText('finished, 2 done')).toBeTruthy();
  expect(done.mock.calls).toEqual([[1], [2]]);
});

test('a session goes no further when its screen is left', async () => {
  const { unmount } = render(<Screen />);
  act(() => screen.getByRole('button').click());
  unmount();
  await vi.advanceTimersByTimeAsync(aScript(1, 2).seconds * 1000);
  expect(speech.said).toEqual(['Movement 1.']);
  expect(done).not.toHaveBeenCalled();
});
