import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import { FigureStage } from './figure-stage.tsx';
import { painterSource } from './painter-pool.ts';
import { answerMotion, FakePainter, MOVING, usePainter } from './test/fake-painter.ts';
import { wasTooSlow } from './why-drawn.ts';

let painter: FakePainter;
const clock = { at: 0, running: false, seconds: () => 0 };
const settled = vi.fn<(how: string) => void>();
const missing = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  painter = new FakePainter();
  usePainter(painter);
  answerMotion();
  Object.assign(clock, { at: 0, running: false, seconds: () => clock.at });
  settled.mockClear();
  missing.mockClear();
});

afterEach(() => {
  cleanup();
  // After this time the idle painter is disposed of, so the next test does not get it.
  vi.advanceTimersByTime(60_000);
});

const stage = (change: Partial<typeof MOVING> = {}) => (
  <QueryClientProvider client={queryClient}>
    <FigureStage
      exercise={{ ...MOVING, ...change }}
      clock={{ ...clock }}
      onSettled={settled}
      onMissing={missing}
    />
  </QueryClientProvider>
);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const drawing = () => document.querySelector('img[data-drawn]')?.getAttribute('src');
const drawings = () => [...document.querySelectorAll('img')];
const isLive = () => document.querySelector('[data-live]') !== null;
const askForLessMotion = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

test('the first drawing is there at once, and gives way to the figure once that is painted', async () => {
  painter.busy = true;
  render(stage());
  expect(drawing()).toBe('/drawings/right-1.svg');
  await pass(200);
  expect(isLive()).toBe(false);
  expect(settled).not.toHaveBeenCalled();
  painter.busy = false;
  await pass(100);
  expect(isLive()).toBe(true);
  expect(settled).toHaveBeenLastCalledWith('live');
  expect(painter.views[0]).toMatchObject({ time: 0, side: 'first', turn: 0, frame: 0 });
});

test('a screen reader is told what the figure does', async () => {
  render(stage());
  await pass(100);
  expect(screen.getByRole('img', { name: 'JME 1 Movement 1. Seen from the front.' })).toBeDefined();
});

test('the figure follows its clock, and nothing is drawn while the clock stands', async () => {
  const { rerender } = render(stage());
  await pass(200);
  const before = painter.views.length;
  await pass(2000);
  expect(painter.views).toHaveLength(before);
  clock.running = true;
  clock.at = 2.3;
  rerender(stage());
  await pass(100);
  expect(painter.last?.time).toBeCloseTo(0.5);
});

test('the second side comes after a turn', async () => {
  const { rerender } = render(stage());
  clock.at = 21;
  rerender(stage());
  await pass(200);
  expect(painter.last).toMatchObject({ side: 'second', turn: expect.closeTo(0.5) });
  clock.at = 30;
  rerender(stage());
  await pass(200);
  expect(painter.last).toMatchObject({ side: 'second', turn: 1 });
});

test('a drawing that cannot be loaded leaves another in its place, and in the end a calm mark', async () => {
  usePainter(null);
  render(stage());
  await pass(200);
  const [first, ...others] = drawings();
  if (first) fireEvent.error(first);
  expect(drawing()).toBe(others[0]?.getAttribute('src'));
  drawings().forEach((image) => fireEvent.error(image));
  expect(drawings()).toEqual([]);
  expect(screen.getByText('Image not available')).toBeDefined();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(drawing()).toBe('/drawings/right-1.svg');
});

test('without WebGL the drawings follow the same clock', async () => {
  usePainter(null);
  const { rerender } = render(stage());
  await pass(200);
  expect(settled).toHaveBeenLastCalledWith('drawn');
  for (const [at, address] of [
    [0, 'right-1'],
    [2.5, 'right-2'],
    [5, 'right-3'],
    [20.9, 'right-1'],
    [21.1, 'left-1'],
    [27, 'left-3'],
  ] as const) {
    clock.at = at;
    rerender(stage());
    expect(drawing()).toBe(`/drawings/${address}.svg`);
  }
});

test('the drawings go on by themselves while the clock runs', async () => {
  usePainter(null);
  const start = performance.now();
  clock.running = true;
  clock.seconds = () => (performance.now() - start) / 1000;
  render(stage());
  await pass(1000);
  expect(drawing()).toBe('/drawings/right-1.svg');
  await pass(4000);
  expect(drawing()).toBe('/drawings/right-3.svg');
});

test('who asked for less motion gets the drawings, and no painter is loaded', async () => {
  askForLessMotion();
  render(stage());
  await pass(200);
  expect(settled).toHaveBeenLastCalledWith('drawn');
  expect(painterSource.load).not.toHaveBeenCalled();
});

test('a lost figure gives way to the drawings until it is painted again', async () => {
  render(stage());
  await pass(200);
  act(() => painter.options.onLost?.(false));
  expect(isLive()).toBe(false);
  act(() => painter.options.onRestored?.());
  await pass(200);
  expect(isLive()).toBe(true);
});

test('while a lost figure is waited for, its drawings go on: nothing can be painted', async () => {
  clock.running = true;
  clock.seconds = () => performance.now() / 1000;
  render(stage());
  await pass(200);
  painter.busy = true;
  await pass(50);
  act(() => painter.options.onLost?.(false));
  painter.busy = false;
  await pass(2000);
  expect(isLive()).toBe(false);
  act(() => painter.options.onRestored?.());
  await pass(200);
  expect(isLive()).toBe(true);
});

test('a painter that was lost while nobody needed it does not pass for one that paints', async () => {
  const { unmount } = render(stage());
  await pass(200);
  unmount();
  painter.options.onLost?.(false);
  render(stage());
  await pass(500);
  expect(isLive()).toBe(false);
  act(() => painter.options.onRestored?.());
  await pass(200);
  expect(isLive()).toBe(true);
});

test('a movement that the painter cannot read, as after an update of the server, is shown in drawings', async () => {
  vi.spyOn(painter, 'draw').mockImplementation(() => {
    throw new TypeError('The motion has no plan');
  });
  render(stage());
  await pass(200);
  expect(isLive()).toBe(false);
  expect(settled).toHaveBeenLastCalledWith('drawn');
});

test('a figure that is lost for good stays in drawings, here and wherever it is shown next', async () => {
  const { unmount } = render(stage());
  await pass(200);
  act(() => painter.options.onLost?.(true));
  expect(settled).toHaveBeenLastCalledWith('drawn');
  unmount();
  render(stage());
  await pass(200);
  expect(isLive()).toBe(false);
});

test(
  'a device that is too slow shows drawings, and is remembered',
  { tags: ['spec:silent/moving-figure-falls-back'] },
  async () => {
    clock.running = true;
    clock.seconds = () => performance.now() / 1000;
    render(stage());
    await pass(200);
    expect(isLive()).toBe(true);
    for (let frame = 0; frame < 30; frame++) {
      painter.busy = true;
      await pass(900);
      painter.busy = false;
      await pass(20);
    }
    expect(isLive()).toBe(false);
    expect(settled).toHaveBeenLastCalledWith('drawn');
    expect(wasTooSlow(Date.now())).toBe(true);
  },
);

test('another exercise is drawn by the same painter, and the one before is not seen in its place', async () => {
  const { rerender } = render(stage());
  await pass(200);
  painter.busy = true;
  rerender(stage({ motionUrl: '/media/exercises/2/motion.1.json' }));
  await pass(200);
  expect(isLive()).toBe(false);
  painter.busy = false;
  await pass(200);
  expect(isLive()).toBe(true);
  expect(painter.shown).toEqual([MOVING.motionUrl, '/media/exercises/2/motion.1.json']);
  expect(painterSource.load).toHaveBeenCalledOnce();
});

test('who leafs through exercises while the painter is made gets that one, not one for each', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  usePainter(painter, promise);
  for (let opened = 0; opened < 20; opened++) {
    const { unmount } = render(stage());
    await pass(50);
    unmount();
  }
  render(stage());
  await pass(50);
  resolve(undefined);
  await pass(200);
  expect(isLive()).toBe(true);
  expect(painter.made).toBe(1);
});

test('where the movement cannot be loaded, uploaded images are better than nothing', async () => {
  answerMotion(() => new Response('', { status: 500 }));
  render(stage({ imageUrls: ['/media/1.webp'], thumbnailUrls: ['/media/1.small.webp'] }));
  expect(drawing()).toBeUndefined();
  await pass(200);
  expect(drawing()).toBe('/media/1.webp');
});

test('a movement that cannot be loaded is reported', async () => {
  answerMotion(() => new Response('', { status: 500 }));
  render(stage());
  await pass(200);
  expect(missing).toHaveBeenCalledOnce();
  expect(drawing()).toBe('/drawings/right-1.svg');
});
