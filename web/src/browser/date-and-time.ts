/** In the user's time zone: "January 5, 2026 at 9:00 AM". */
export function dateAndTime(moment: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });
  return format.format(new Date(moment));
}
