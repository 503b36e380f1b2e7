import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { clockWords, finishClock, NEW_CLOCK, startClock } from './clock.ts';
import { RoutineClock } from './routine-clock.tsx';

function Timer() {
  const [clock, setClock] = useState(NEW_CLOCK);
  return (
    <>
      <RoutineClock clock={clock} />
      <output>{clockWords(clock)}</output>
      <button onClick={() => setClock(startClock(clock, Date.now()))}>start</button>
      <button onClick={() => setClock(finishClock(clock, Date.now()))}>stop</button>
      <button onClick={() => setClock(NEW_CLOCK)}>reset</button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByText(name));
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const shown = () => screen.getByRole('timer').textContent;
const state = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers();
  render(<Timer />);
});

test('the timer does not count before it is started', () => {
  pass(5000);
  expect([shown(), state()]).toEqual(['0:00', 'Not started']);
});

test(
  'the timer counts the seconds since its start',
  { tags: ['spec:4/timer-starts', 'spec:9/timer-second'] },
  () => {
    press('start');
    pass(999);
    expect(shown()).toBe('0:00');
    pass(1);
    expect(shown()).toBe('0:01');
    pass(74_000);
    expect([shown(), state()]).toEqual(['1:15', 'Active']);
  },
);

test('a timer that comes into sight while it runs shows its time at once', () => {
  press('start');
  pass(65_000);
  const before = Date.now() - 65_000;
  render(<RoutineClock clock={startClock(NEW_CLOCK, before)} />);
  expect(screen.getAllByRole('timer').map(({ textContent }) => textContent)).toEqual([
    '1:05',
    '1:05',
  ]);
});

test('starting it again changes nothing', { tags: ['spec:4/timer-starts'] }, () => {
  press('start');
  pass(3000);
  press('start');
  pass(1000);
  expect(shown()).toBe('0:04');
});

test('a page that slept catches up with the clock', () => {
  press('start');
  vi.setSystemTime(Date.now() + 60_000);
  pass(1000);
  expect(shown()).toBe('1:01');
});

test(
  'a stopped timer keeps its time, a reset one begins at zero',
  { tags: ['spec:4/timer-resets'] },
  () => {
    press('start');
    pass(5000);
    press('stop');
    pass(5000);
    expect([shown(), state()]).toEqual(['0:05', 'Finished']);
    press('reset');
    expect([shown(), state()]).toEqual(['0:00', 'Not started']);
    press('start');
    pass(2000);
    expect(shown()).toBe('0:02');
  },
);
