/**
 * The nonce by which the server's policy accepts styles that components add to the page; undefined where the document
 * has none.
 */
export const STYLE_NONCE =
  globalThis.document?.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce || undefined;

// Radix's scroll lock reads it there.
Object.assign(globalThis, { __webpack_nonce__: STYLE_NONCE });
