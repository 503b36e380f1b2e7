/**
 * Morning before 12, afternoon before 17.
 * @param hour of the local clock, 0–23.
 */
export function greeting(hour: number): 'Good morning' | 'Good afternoon' | 'Good evening' {
  if (hour < 12) return 'Good morning';
  return hour < 17 ? 'Good afternoon' : 'Good evening';
}
