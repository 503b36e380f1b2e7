/** The time zone of the browser, undefined where it hides it. */
export const timeZone = (): string | undefined =>
  Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
