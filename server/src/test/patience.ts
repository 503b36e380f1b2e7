/** How long what will come is waited for, in milliseconds: only how long a failing test takes. */
export const PATIENCE = { timeout: 60_000 };
