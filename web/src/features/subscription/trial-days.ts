const DAY_MS = 86_400_000;

/** Days that are left of a trial, begun ones counted: 1 on its last day, 0 when it is over. */
function trialDaysLeft(endsAt: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(endsAt) - now.getTime()) / DAY_MS));
}

/** "13 days left", "1 day left". */
export function trialDaysWords(endsAt: string, now: Date): string {
  const days = trialDaysLeft(endsAt, now);
  return `${days} ${days === 1 ? 'day' : 'days'} left`;
}
