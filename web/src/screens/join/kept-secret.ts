import { ofTab } from '#browser/stored.ts';

const KEY = 'invitation';

/** Keeps the secret of an invitation in this tab until there is an account. */
export const keepSecret = (secret: string) => ofTab.set(KEY, secret);

/** Empty for none. */
export const keptSecret = () => ofTab.get(KEY) ?? '';

export const forgetSecret = () => ofTab.remove(KEY);
