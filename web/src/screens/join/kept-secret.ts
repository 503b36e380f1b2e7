import { ofTab } from '#browser/stored.ts';

const KEY = 'invitation';

/** Keeps the secret of an invitation in this tab, on the way to an account. */
export const keepSecret = (secret: string) => ofTab.set(KEY, secret);

/** What was kept; empty for nothing. */
export const keptSecret = () => ofTab.get(KEY) ?? '';

export const forgetSecret = () => ofTab.remove(KEY);
