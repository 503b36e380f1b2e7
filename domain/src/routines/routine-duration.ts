/** Whole minutes for a routine's length in seconds, rounded: 180 → 3. */
export function toMinutes(seconds: number): number {
  return Math.round(seconds / 60);
}

/** Seconds as a running timer shows them: 75 → "1:15". */
export function toClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How long something took, in words: 180 → "3 minutes", and 36 → "36 seconds". */
export function durationWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [toMinutes(seconds), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
