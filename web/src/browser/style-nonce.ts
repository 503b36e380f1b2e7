/**
 * What the server's policy knows styles by that components add to the page; undefined where it did not write any into
 * the document.
 */
export const STYLE_NONCE =
  globalThis.document?.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce || undefined;

// What Radix keeps the page from scrolling with looks for it there.
Object.assign(globalThis, { __webpack_nonce__: STYLE_NONCE });
