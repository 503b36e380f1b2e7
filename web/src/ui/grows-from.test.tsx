import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '#test/show.tsx';
import { GrowsFrom } from './grows-from.tsx';

const animate = vi.fn<(keyframes: { transform?: string }[]) => void>();
const SMALL = { left: 20, top: 300, width: 200 } as DOMRect;

beforeEach(() => {
  animate.mockReset();
  Object.assign(HTMLElement.prototype, { animate });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    left: 100,
    top: 100,
    width: 500,
  } as DOMRect);
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  vi.restoreAllMocks();
});

test('what was opened grows from its place in the list', () => {
  show(<GrowsFrom place={SMALL}>A figure</GrowsFrom>);
  expect(animate.mock.calls[0]?.[0][0]?.transform).toBe('translate(-80px, 200px) scale(0.4)');
});

test('what came from nowhere does not move, and nothing does for whoever asked for less movement', () => {
  show(<GrowsFrom place={null}>A figure</GrowsFrom>);
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  } as unknown as MediaQueryList);
  show(<GrowsFrom place={SMALL}>A figure</GrowsFrom>);
  expect(animate).not.toHaveBeenCalled();
});
