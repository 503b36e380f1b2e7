import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const NONCE_BYTES = 16;
const nonces = new WeakMap<ServerResponse, string>();

/** What the styles that components add to this page are known by: another for each answer. */
export function styleNonceOf(response: ServerResponse): string {
  const nonce = nonces.get(response) ?? randomBytes(NONCE_BYTES).toString('base64');
  nonces.set(response, nonce);
  return nonce;
}

/**
 * The policy of our pages: they may load their own files, and pictures in data URLs; styles of components carry the
 * nonce of the page. Nothing from other origins, no site may frame them, and no text becomes a script or HTML but by
 * the one policy of web/src/shell/trusted-types.ts.
 */
const OWN_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: [
      "'self'",
      (_: unknown, response: ServerResponse) => `'nonce-${styleNonceOf(response)}'`,
    ],
    imgSrc: ["'self'", 'data:'],
    mediaSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ['default'],
  },
};

const {
  requireTrustedTypesFor: _,
  trustedTypes: __,
  ...WITHOUT_TRUSTED_TYPES
} = OWN_POLICY.directives;

/** The policy of the API's documentation, whose library writes styles and HTML into its page. */
export const DOCUMENTATION_POLICY = {
  ...OWN_POLICY,
  directives: { ...WITHOUT_TRUSTED_TYPES, styleSrc: ["'self'", "'unsafe-inline'"] },
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
