const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** For addresses with a hash of the content. */
export const FOR_EVER = `public, max-age=${YEAR_SECONDS}, immutable`;
