import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { anExercise } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import * as page from '#browser/when-idle.ts';
import { answerMotion, usePainter } from './live-figure/test/fake-painter.ts';
import { MovingPicture } from './moving-picture.tsx';
import { MovingTiles } from './moving-tiles.tsx';

const TILES = [1, 2].map((id) =>
  anExercise(id, {
    imageUrl: `/drawings/${id}/thumbnail.svg`,
    imageUrls: [`/drawings/${id}/frame-1.svg`],
    motionUrl: `/media/exercises/${id}/motion.1.json`,
  }),
);

/** Simulates a device that matches the media queries containing one of these texts. */
function onDevice(...matching: string[]) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: matching.some((words) => query.includes(words)),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
}

function open(still = false) {
  return show(
    <MovingTiles still={still}>
      <ul>
        {TILES.map((exercise) => (
          <li key={exercise.id} data-tile={exercise.id}>
            <MovingPicture exercise={exercise} />
            <button type="button">{exercise.name}</button>
          </li>
        ))}
      </ul>
    </MovingTiles>,
  );
}
const tile = (id: number) => screen.getByRole('button', { name: `JME ${id} Movement ${id}` });
const moving = () =>
  [...document.querySelectorAll('[data-moves]')].map(
    (it) => it.closest<HTMLElement>('[data-tile]')?.dataset['tile'],
  );
const rest = () => act(() => vi.advanceTimersByTimeAsync(200));

beforeEach(() => {
  vi.useFakeTimers();
  answerMotion();
  usePainter(null);
  onDevice('hover: hover');
});

test('the figure that the mouse rests on moves, and no other', async () => {
  open();
  fireEvent.pointerOver(tile(1), { pointerType: 'mouse' });
  expect(moving()).toEqual([]);
  await rest();
  expect(moving()).toEqual(['1']);
  fireEvent.pointerOver(tile(2), { pointerType: 'mouse' });
  await rest();
  expect(moving()).toEqual(['2']);
});

test('a mouse that only passes over moves nothing', async () => {
  open();
  fireEvent.pointerOver(tile(1), { pointerType: 'mouse' });
  fireEvent.pointerOver(document.querySelector('ul') ?? document.body, { pointerType: 'mouse' });
  await rest();
  expect(moving()).toEqual([]);
});

test('the figure that the keyboard has reached moves until it goes on', async () => {
  vi.useRealTimers();
  open();
  await userEvent.tab();
  expect(moving()).toEqual(['1']);
  await userEvent.tab();
  expect(moving()).toEqual(['2']);
});

test('nothing moves for whoever asked for less movement', async () => {
  onDevice('hover: hover', 'reduced-motion');
  open();
  fireEvent.pointerOver(tile(1), { pointerType: 'mouse' });
  await rest();
  expect(moving()).toEqual([]);
});

test('nothing moves behind a dialog', async () => {
  const { rerender } = open();
  fireEvent.pointerOver(tile(1), { pointerType: 'mouse' });
  await rest();
  rerender(<MovingTiles still>{null}</MovingTiles>);
  await rest();
  expect(moving()).toEqual([]);
});

test('on a phone the one in the middle of the window moves once the page is idle, for less than five seconds', async () => {
  onDevice();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: HTMLElement,
  ) {
    const isMiddle = this.dataset['tile'] === '2';
    const top = isMiddle ? window.innerHeight / 2 - 10 : 0;
    return { left: 0, top, bottom: top + 20 } as DOMRect;
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.spyOn(page, 'whenIdle').mockImplementation(async (act) => {
    await promise;
    act();
  });
  open();
  await rest();
  await rest();
  expect(moving()).toEqual([]);
  resolve();
  await rest();
  await rest();
  expect(moving()).toEqual(['2']);
  await act(() => vi.advanceTimersByTimeAsync(4900));
  expect(moving()).toEqual([]);
  fireEvent.scroll(window);
  await rest();
  expect(moving()).toEqual(['2']);
  vi.restoreAllMocks();
});

test('pictures of an exercise that somebody uploaded stay', async () => {
  show(
    <MovingTiles>
      <div data-tile="1">
        <MovingPicture exercise={anExercise(1, { ...TILES[0], thumbnailUrls: ['/small.webp'] })} />
      </div>
    </MovingTiles>,
  );
  fireEvent.pointerOver(document.querySelector('[data-tile]') ?? document.body, {
    pointerType: 'mouse',
  });
  await rest();
  expect(moving()).toEqual([]);
});
