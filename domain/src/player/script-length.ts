const HALF_MINUTE = 30;

/** "about 3½ minutes": right to a quarter of a minute. Half a minute at least. */
export function scriptLengthWords(seconds: number): string {
  const halves = Math.max(1, Math.round(seconds / HALF_MINUTE));
  const minutes = Math.floor(halves / 2);
  if (minutes === 0) return 'about half a minute';
  const half = halves % 2 === 1 ? '½' : '';
  return `about ${minutes}${half} ${minutes === 1 && half === '' ? 'minute' : 'minutes'}`;
}
