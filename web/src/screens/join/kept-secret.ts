const KEY = 'invitation';

/** Keeps the secret of an invitation in this tab, on the way to an account. */
export const keepSecret = (secret: string) => sessionStorage.setItem(KEY, secret);

/** What was kept; empty for nothing. */
export const keptSecret = () => sessionStorage.getItem(KEY) ?? '';

export const forgetSecret = () => sessionStorage.removeItem(KEY);
