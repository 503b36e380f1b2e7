/**
 * The nonce that the content security policy requires of added styles; undefined if the document
 * has none.
 */
export const STYLE_NONCE =
  globalThis.document?.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce || undefined;

// Read by Radix's scroll lock.
Object.assign(globalThis, { __webpack_nonce__: STYLE_NONCE });
