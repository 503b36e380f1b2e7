/** A moment as a date in the long form of en-US, in the time zone of the user: "January 5, 2026". */
export function longDate(moment: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(moment));
}

/** A moment with its time: "January 5, 2026 at 9:00 AM". */
export function dateAndTime(moment: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });
  return format.format(new Date(moment));
}
