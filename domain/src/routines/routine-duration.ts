/** 180 → 3. */
export function toMinutes(seconds: number): number {
  return Math.round(seconds / 60);
}

/** 75 → "1:15". */
export function toClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** 180 → "3 minutes", 36 → "36 seconds". */
export function durationWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [toMinutes(seconds), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
