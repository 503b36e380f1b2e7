import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';

// An import would also load `fetch` and more: a tenth of a start.
const { IncomingMessage, ServerResponse } = process.getBuiltinModule('node:http');

type Policy = Exclude<HelmetOptions['contentSecurityPolicy'], boolean | undefined>;

/**
 * Pages may load their own files, and pictures from data URLs. Nothing comes from other origins, no site may frame
 * them, and text becomes script or HTML only by the policy of web/src/shell/trusted-types.ts.
 */
const OWN_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
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

/** The documentation's library writes styles and HTML into its page. */
export const DOCUMENTATION_HEADERS = headersFor({
  ...OWN_POLICY,
  directives: { ...WITHOUT_TRUSTED_TYPES, styleSrc: ["'self'", "'unsafe-inline'"] },
});

export type Origins = Record<'scripts' | 'frames' | 'calls' | 'images', readonly string[]>;

/** Security headers of every answer; `others` are additional origins for pages. */
export function securityHeaders(others: Origins | null): Record<string, string> {
  if (others === null) return headersFor(OWN_POLICY);
  const { directives } = OWN_POLICY;
  return headersFor({
    ...OWN_POLICY,
    directives: {
      ...directives,
      scriptSrc: [...directives.scriptSrc, ...others.scripts],
      frameSrc: [...others.frames],
      connectSrc: ["'self'", ...others.calls],
      imgSrc: [...directives.imgSrc, ...others.images],
    },
  });
}

/** The inline parts of a document that its policy must allow. */
type Inside = {
  /** Nonce of its styles and those that components add. */
  styleNonce: string;
  /** Hashes of its scripts, such as `sha256-…`. */
  scriptHashes: readonly string[];
};

/** Extends a policy by a document's inline parts. */
export const withInside = (policy: string, { styleNonce, scriptHashes }: Inside): string =>
  policy
    .replace("style-src 'self'", `style-src 'self' 'nonce-${styleNonce}'`)
    .replace(
      "script-src 'self'",
      ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    );

/** helmet's headers, computed once, because they never change. */
function headersFor(contentSecurityPolicy: Policy): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet({ contentSecurityPolicy })(request, response, () => {});
  return response.getHeaders() as Record<string, string>;
}
