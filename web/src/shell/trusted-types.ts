/** Radix puts this style into its list of choices: the app writes no other HTML. */
const RADIX_SELECT_STYLE =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}';
/** Script origins: this build, and the payment form. */
const ALLOWED = [`${window.location.origin}/assets/`, 'https://js.stripe.com/'];

type Rules = {
  createHTML: (text: string) => string | null;
  createScriptURL: (address: string) => string | null;
};
type Policies = { createPolicy: (name: string, rules: Rules) => unknown };

/** The browser asks these rules before text becomes HTML or a script address; null refuses it. */
export const TRUSTED: Rules = {
  createHTML: (text) => (text === RADIX_SELECT_STYLE ? text : null),
  createScriptURL: (address) => {
    const { href } = new URL(address, window.location.href);
    return ALLOWED.some((beginning) => href.startsWith(beginning)) ? address : null;
  },
};

// Older browsers lack trusted types. The server's policy forbids other policies.
(window as { trustedTypes?: Policies }).trustedTypes?.createPolicy('default', TRUSTED);
