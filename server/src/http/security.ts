import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';

// To import it would load what it has for others as well, such as `fetch`: a tenth of a start.
const { IncomingMessage, ServerResponse } = process.getBuiltinModule('node:http');

type Policy = Exclude<HelmetOptions['contentSecurityPolicy'], boolean | undefined>;

/**
 * The policy of our pages: they may load their own files, and pictures in data URLs. Nothing from other
 * origins, no site may frame them, and no text becomes a script or HTML but by the one policy of
 * web/src/shell/trusted-types.ts.
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

/** The headers of the API's documentation, whose library writes styles and HTML into its page. */
export const DOCUMENTATION_HEADERS = headersFor({
  ...OWN_POLICY,
  directives: { ...WITHOUT_TRUSTED_TYPES, styleSrc: ["'self'", "'unsafe-inline'"] },
});

/** Origins of others, by what a page may load from them. */
export type Origins = Record<'scripts' | 'frames' | 'calls' | 'images', readonly string[]>;

/** The security headers of every answer; `others` are origins beside our own that pages may use. */
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

/** What a document has in it beside what it loads. */
type Inside = {
  /** The styles with this nonce: its own, and those that components add. */
  styleNonce: string;
  /** Its scripts, by their content, such as `sha256-…`. */
  scriptHashes: readonly string[];
};

/** A policy that lets in what stands in a document itself as well. */
export const withInside = (policy: string, { styleNonce, scriptHashes }: Inside): string =>
  policy
    .replace("style-src 'self'", `style-src 'self' 'nonce-${styleNonce}'`)
    .replace(
      "script-src 'self'",
      ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    );

/** What helmet sets on every answer, found out once: it is the same each time. */
function headersFor(contentSecurityPolicy: Policy): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet({ contentSecurityPolicy })(request, response, () => {});
  return response.getHeaders() as Record<string, string>;
}
