/**
 * What a page of ours may load: its own files, pictures in data URLs, and styles that components set
 * on themselves. Nothing from anywhere else, and nobody may frame us.
 */
const OURS = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    mediaSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

/** Origins of others, by what a page may load from them. */
export type Origins = Record<'scripts' | 'frames' | 'calls' | 'images', readonly string[]>;

/** The Content-Security-Policy of all pages; `others` are origins beside our own that pages may use. */
export function contentSecurityPolicy(others: Origins | null) {
  if (others === null) return OURS;
  const { directives } = OURS;
  return {
    ...OURS,
    directives: {
      ...directives,
      scriptSrc: [...directives.scriptSrc, ...others.scripts],
      frameSrc: [...others.frames],
      connectSrc: ["'self'", ...others.calls],
      imgSrc: [...directives.imgSrc, ...others.images],
    },
  };
}
