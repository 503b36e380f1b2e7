/** Card numbers that the sandbox knows, digits only: those of Stripe's test cards that do the same. */
export const TEST_CARDS = {
  succeeds: '4242424242424242',
  declined: '4000000000000002',
  needsConfirmation: '4000002500003155',
} as const;
