/** The style that Radix puts into its list of choices: the only HTML that anything here writes into a page. */
const RADIX_SELECT_STYLE =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}';
/** Where scripts come from: the files of this build, and the payment form. */
const ALLOWED = [`${window.location.origin}/assets/`, 'https://js.stripe.com/'];

type Rules = {
  createHTML: (text: string) => string | null;
  createScriptURL: (address: string) => string | null;
};
type Policies = { createPolicy: (name: string, rules: Rules) => unknown };

/** What the browser asks before a text becomes HTML or the address of a script; null refuses it. */
export const TRUSTED: Rules = {
  createHTML: (text) => (text === RADIX_SELECT_STYLE ? text : null),
  createScriptURL: (address) => {
    const { href } = new URL(address, window.location.href);
    return ALLOWED.some((beginning) => href.startsWith(beginning)) ? address : null;
  },
};

// Browsers without trusted types do not have it. The server's policy lets no other one be made.
(window as { trustedTypes?: Policies }).trustedTypes?.createPolicy('default', TRUSTED);
