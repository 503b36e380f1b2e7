import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMediaKeys } from './media-keys.ts';

const handlers = new Map<string, (() => void) | null>();
const play = vi.fn<() => Promise<void>>(async () => undefined);
const pause = vi.fn<() => void>();
const session = {
  metadata: null as { title: string } | null,
  playbackState: 'none',
  setActionHandler: (action: string, handler: (() => void) | null) => {
    if (action === 'previoustrack') throw new TypeError('Not known here');
    handlers.set(action, handler);
  },
};
const actions = {
  onPlay: vi.fn<() => void>(),
  onPause: vi.fn<() => void>(),
  onNext: vi.fn<() => void>(),
  onPrevious: vi.fn<() => void>(),
};
let isAtDesk = true;

beforeEach(() => {
  handlers.clear();
  vi.clearAllMocks();
  isAtDesk = true;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ matches: isAtDesk }) as MediaQueryList,
  );
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true });
  vi.stubGlobal('MediaMetadata', Object);
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaSession');
  vi.restoreAllMocks();
});

test('the media keys of a keyboard steer the session while it lasts', () => {
  const keys = createMediaKeys(actions);
  keys.take();
  keys.show('Chin Tuck', true);
  expect(play).toHaveBeenCalledOnce();
  expect([session.metadata?.title, session.playbackState]).toEqual(['Chin Tuck', 'playing']);
  handlers.get('pause')?.();
  handlers.get('nexttrack')?.();
  expect(actions.onPause).toHaveBeenCalledOnce();
  expect(actions.onNext).toHaveBeenCalledOnce();
  keys.giveBack();
  expect(pause).toHaveBeenCalledOnce();
  expect([...handlers.values()]).toEqual([null, null, null]);
  expect(session.playbackState).toBe('none');
});

test('on a phone nothing is played, since it would stop the music', () => {
  isAtDesk = false;
  const keys = createMediaKeys(actions);
  keys.take();
  keys.show('Chin Tuck', true);
  keys.giveBack();
  expect(play).not.toHaveBeenCalled();
  expect(handlers.size).toBe(0);
});
