import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import { LiveFigure } from './live-figure.tsx';
import { answerMotion, FakePainter, MOVING, usePainter } from './test/fake-painter.ts';

let painter: FakePainter;

beforeEach(() => {
  vi.useFakeTimers();
  painter = new FakePainter();
  usePainter(painter);
  answerMotion();
});
afterEach(() => {
  cleanup();
  // After this time the idle painter is disposed of, so the next test does not get it.
  vi.advanceTimersByTime(60_000);
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const show = async (props: Partial<Parameters<typeof LiveFigure>[0]> = {}) => {
  render(
    <QueryClientProvider client={queryClient}>
      <UiProvider>
        <LiveFigure exercise={MOVING} {...props} />
      </UiProvider>
    </QueryClientProvider>,
  );
  await pass(200);
};
const drawing = () => document.querySelector('img[data-drawn]')?.getAttribute('src');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const figure = () => screen.getByRole('img', { name: /^JME 1/ });
const announced = () => screen.getByRole('status').textContent;
const HOLD = { ...MOVING, dose: { kind: 'hold', count: 1, seconds: 20 } } as const;

test(
  'it begins by itself at the start of the movement, and goes on at the tempo of the dose',
  { tags: ['spec:silent/moving-figure'] },
  async () => {
    await show();
    expect(painter.views[0]?.time).toBe(0);
    await pass(2300);
    expect(painter.last?.time).toBeCloseTo(0.5, 0);
    expect(screen.getByText('Move · 1 of 2 · Right side')).toBeDefined();
    await pass(10_000);
    expect(screen.getByText('Move · 2 of 2 · Right side')).toBeDefined();
  },
);

test('it can be paused, and goes on from there', async () => {
  await show();
  await pass(2000);
  press('Pause the movement');
  await pass(50);
  const { length } = painter.views;
  const last = painter.last;
  await pass(5000);
  expect(painter.views).toHaveLength(length);
  press('Play the movement');
  await pass(100);
  expect(painter.last?.time).toBeGreaterThan(last?.time ?? 1);
  expect(painter.last?.time).toBeLessThan((last?.time ?? 0) + 0.1);
});

test('nothing is drawn while a hold lasts, whose seconds are counted down', async () => {
  await show({ exercise: HOLD });
  await pass(2500);
  const { length } = painter.views;
  await pass(10_000);
  expect(painter.views).toHaveLength(length);
  expect(screen.getByText('Hold, 10 s · Right side')).toBeDefined();
});

test(
  'while it stands one steps from keyframe to keyframe, and hears where one is',
  { tags: ['spec:silent/moving-figure'] },
  async () => {
    await show();
    expect(screen.queryByRole('button', { name: 'One step on' })).toBeNull();
    press('Pause the movement');
    press('One step on');
    await pass(100);
    expect(painter.last?.time).toBe(0.5);
    expect(announced()).toBe('Move · 1 of 2 · Right side');
    press('One step on');
    press('One step on');
    await pass(100);
    expect(painter.last?.time).toBeCloseTo(0.5);
    expect(announced()).toBe('Back · 1 of 2 · Right side');
    press('One step back');
    await pass(100);
    expect(painter.last?.time).toBe(1);
  },
);

test('stopped, it stands at the beginning', async () => {
  await show();
  await pass(3000);
  press('Stop');
  await pass(100);
  expect(painter.last?.time).toBe(0);
  expect(screen.getByRole('button', { name: 'Stop' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button', { name: 'Play the movement' })).toBeDefined();
});

test('a screen reader is not talked to while it plays, but for the change of side', async () => {
  await show();
  await pass(3000);
  expect(announced()).toBe('');
  await pass(18_000);
  expect(announced()).toBe('Now the left side');
  await pass(2000);
  expect(announced()).toBe('');
});

test('arrow keys turn it, and a button turns it back', async () => {
  await show();
  fireEvent.keyDown(figure(), { key: 'ArrowLeft' });
  fireEvent.keyDown(figure(), { key: 'ArrowUp' });
  await pass(100);
  expect(painter.last).toMatchObject({ yaw: 15, pitch: 15 });
  press('Turn back');
  await pass(100);
  expect(painter.last).toMatchObject({ yaw: 0, pitch: 0 });
  expect(screen.queryByRole('button', { name: 'Turn back' })).toBeNull();
  expect(document.activeElement).toBe(figure());
});

test(
  'seen as in a mirror, half as fast, or as a file: behind one button',
  { tags: ['spec:silent/moving-figure'] },
  async () => {
    await show();
    press('More about the figure');
    await act(() => vi.dynamicImportSettled());
    fireEvent.click(screen.getByRole('switch', { name: 'As a mirror' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Half as fast' }));
    const before = painter.last?.time ?? 0;
    await pass(920);
    expect(painter.last?.mirrored).toBe(true);
    expect((painter.last?.time ?? 0) - before).toBeCloseTo(0.1, 1);
  },
);

test('where less movement is asked for nothing starts by itself', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  await show();
  await pass(5000);
  expect(drawing()).toBe('/drawings/right-1.svg');
  press('Play the movement');
  await pass(5000);
  expect(drawing()).toBe('/drawings/right-3.svg');
});

test('in drawings there is nothing to turn', async () => {
  usePainter(null);
  await show();
  expect(figure().tabIndex).toBe(-1);
  fireEvent.keyDown(figure(), { key: 'ArrowLeft' });
  expect(screen.queryByRole('button', { name: 'Turn back' })).toBeNull();
});

test('beside something else that moves it waits to be asked', async () => {
  await show({ waits: true });
  await pass(2000);
  expect(painter.last?.time).toBe(0);
  press('Play the movement');
  await pass(2000);
  expect(painter.last?.time).toBeGreaterThan(0.2);
});
