import type { PaymentProvider } from '#adapters/payments/payment-provider.ts';

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

const STRIPE = {
  script: 'https://js.stripe.com',
  frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  calls: 'https://api.stripe.com',
  pictures: 'https://*.stripe.com',
};

/** The same, and where people pay with Stripe what its form needs: it runs in frames of Stripe's own. */
export function contentSecurityPolicy(provider: PaymentProvider['name'] | null) {
  if (provider !== 'stripe') return OURS;
  const { directives } = OURS;
  return {
    ...OURS,
    directives: {
      ...directives,
      scriptSrc: [...directives.scriptSrc, STRIPE.script],
      frameSrc: STRIPE.frames,
      connectSrc: ["'self'", STRIPE.calls],
      imgSrc: [...directives.imgSrc, STRIPE.pictures],
    },
  };
}
