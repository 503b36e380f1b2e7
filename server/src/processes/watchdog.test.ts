import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWatchdog } from './watchdog.ts';
import { ALIVE } from './workers.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watch() {
  const kill = vi.fn<(signal: 'SIGKILL') => void>();
  const worker = Object.assign(new EventEmitter(), { process: { kill } });
  startWatchdog(worker);
  return { worker, kill };
}

test('a process that has been alive and says nothing for a minute is killed', () => {
  const { worker, kill } = watch();
  worker.emit('message', ALIVE);
  vi.advanceTimersByTime(60_000);
  expect(kill).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(kill).toHaveBeenCalledWith('SIGKILL');
});

test('one that goes on saying so is left alone, as are one that still starts and one that has ended', () => {
  const [talking, starting, ended] = [watch(), watch(), watch()];
  ended.worker.emit('message', ALIVE);
  ended.worker.emit('exit');
  for (let second = 0; second < 300; second += 5) {
    talking.worker.emit('message', ALIVE);
    vi.advanceTimersByTime(5000);
  }
  for (const { kill } of [talking, starting, ended]) expect(kill).not.toHaveBeenCalled();
});
