const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** For files whose address contains the hash of their content. */
export const FOR_EVER = `public, max-age=${YEAR_SECONDS}, immutable`;
