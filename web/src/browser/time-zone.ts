/** Undefined if the browser hides it. */
export const timeZone = (): string | undefined =>
  Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
