const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Of what carries the hash of its content in its address. */
export const FOR_EVER = `public, max-age=${YEAR_SECONDS}, immutable`;
