/** Failures of a payment that are not the user's fault. */
export const PAYMENT_SENTENCES = {
  paymentsOff: 'Paying is not set up on this installation. Nothing was charged.',
  providerUnavailable:
    'The payment provider does not answer. Nothing was charged. Please try again in a moment.',
  seatsUnknown:
    'The payment provider does not answer, so it is not known yet whether your seats were changed. Please look again in a moment. The same number is never charged twice.',
  paidByCredit:
    'What an earlier plan left over has paid for this one, so nothing is charged. It begins in a moment: please load this page again.',
  keyReused: 'This payment was begun for something else. Please start again.',
} as const;
