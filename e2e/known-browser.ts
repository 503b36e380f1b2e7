/**
 * What is in the storage of a browser in which this user has been on the dashboard before, whatever else it has forgotten:
 * who they are, and what a browser takes long to find out.
 */
export const storageOf = (token: string): Record<string, string> => ({
  token,
  'time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
  'time-zone-offsets': [0, 6]
    .map((month) => new Date(new Date().getFullYear(), month).getTimezoneOffset())
    .join(),
  'week_en-US': JSON.stringify({ firstDay: 0, weekend: [6, 0] }),
});

/** Stores it: runs in a page. */
export function store(entries: Record<string, string>): void {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
}
