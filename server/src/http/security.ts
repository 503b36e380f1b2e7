/**
 * The policy of our pages: they may load their own files, pictures in data URLs, and inline styles of
 * components. Nothing from other origins, and no site may frame them.
 */
const OWN_POLICY = {
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
export function contentSecurityPolicy(otherOrigins: Origins | null) {
  if (otherOrigins === null) return OWN_POLICY;
  const { directives } = OWN_POLICY;
  return {
    ...OWN_POLICY,
    directives: {
      ...directives,
      scriptSrc: [...directives.scriptSrc, ...otherOrigins.scripts],
      frameSrc: [...otherOrigins.frames],
      connectSrc: ["'self'", ...otherOrigins.calls],
      imgSrc: [...directives.imgSrc, ...otherOrigins.images],
    },
  };
}
