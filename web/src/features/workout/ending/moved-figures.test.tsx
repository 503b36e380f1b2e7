import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anExercise } from '#test/samples.ts';
import { MovedFigures } from './moved-figures.tsx';

const figure = (id: number) =>
  anExercise(id, { imageUrls: [`/${id}-a.svg`, `/${id}-b.svg`, `/${id}-a.svg`] });
const EXERCISES = [1, 2].map((id) => Object.assign(figure(id), { completed: false }));
const workout = { exercises: EXERCISES, completed: new Set([1]) };
const shown = () =>
  [...document.querySelectorAll('img')]
    .filter(({ className }) => !className.includes('opacity-0'))
    .map((image) => image.getAttribute('src'));
const fail = (address: string) => {
  const image = document.querySelector(`img[src="${address}"]`);
  if (image) fireEvent.error(image);
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.restoreAllMocks());

test('what was done moves once and rests as it began, what was skipped stands still', async () => {
  render(<MovedFigures workout={workout} />);
  expect(shown()).toEqual(['/1-a.svg', '/2-a.svg']);
  await pass(700);
  expect(shown()).toEqual(['/1-b.svg', '/2-a.svg']);
  await pass(10_000);
  expect(shown()).toEqual(['/1-a.svg', '/2-a.svg']);
});

test('each is named with whether it was done', { tags: ['spec:silent/workout-ending'] }, () => {
  render(<MovedFigures workout={workout} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Movement 1, done',
    'Movement 2, skipped',
  ]);
});

test('what cannot be loaded is never a broken picture, and is tried again with the connection', () => {
  render(<MovedFigures workout={workout} />);
  fail('/1-a.svg');
  expect(shown()).toEqual(['/1-b.svg', '/2-a.svg']);
  fail('/1-b.svg');
  expect(shown()).toEqual(['/2-a.svg']);
  expect(screen.getByText('Image not available')).toBeDefined();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(shown()).toEqual(['/1-a.svg', '/2-a.svg']);
});

test('nothing moves for whoever asked for less movement', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList,
  );
  render(<MovedFigures workout={workout} />);
  await pass(700);
  expect(shown()).toEqual(['/1-a.svg', '/2-a.svg']);
});
