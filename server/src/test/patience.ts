/**
 * How long a test waits for something that will happen, in milliseconds: only a failing test waits
 * so long.
 */
export const PATIENCE = { timeout: 60_000 };
