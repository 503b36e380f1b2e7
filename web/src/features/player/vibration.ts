import type { CueKind } from '@limber/domain/player/workout-script';

/** Milliseconds of vibration, pause, vibration; for changes that eyes may miss. */
const PATTERNS: Partial<Record<CueKind, readonly number[]>> = {
  rest: [60],
  hold: [80],
  return: [40],
  change: [60, 80, 60],
  done: [60, 80, 60, 80, 120],
};

/** No-op on devices without vibration. */
export function vibrate(kind: CueKind, device: Pick<Navigator, 'vibrate'> | Navigator): void {
  const pattern = PATTERNS[kind];
  if (pattern && 'vibrate' in device) device.vibrate([...pattern]);
}
