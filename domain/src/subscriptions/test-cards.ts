/** Card numbers of the sandbox; Stripe's test cards with these numbers behave the same. */
export const TEST_CARDS = {
  succeeds: '4242424242424242',
  declined: '4000000000000002',
  needsConfirmation: '4000002500003155',
} as const;
