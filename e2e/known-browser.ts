/**
 * What is in the storage of a browser in which this user has been on the dashboard before, whatever else it has forgotten:
 * who they are, and what a browser takes long to find out.
 */
export const storageOf = (token: string): Record<string, string> => ({
  token,
  'time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
  // As in web/src/ui/time-zone.ts and local-week.ts.
  'time-zone-seen': [
    Math.floor(Date.now() / (7 * 24 * 60 * 60 * 1000)),
    ...[0, 6].map((month) => new Date(new Date().getFullYear(), month).getTimezoneOffset()),
  ].join(),
  'week_en-US': '060',
});

/** Stores it: runs in a page. */
export function store(entries: Record<string, string>): void {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
}
