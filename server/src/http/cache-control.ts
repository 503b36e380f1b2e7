const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The value of `cache-control` for addresses that contain a hash of the content. */
export const FOR_EVER = `public, max-age=${YEAR_SECONDS}, immutable`;
