export const ACCOUNT_DATA_SENTENCES = {
  downloadUnderWay: 'Your download is on its way already. Please wait until it is done.',
  onlyAdministrator:
    'You are the only administrator. After you, nobody can add pictures for everyone here.',
  paymentsNotEnded:
    'The payment provider does not answer, so your subscription could not be ended. Nothing was deleted. Please try again in a moment.',
  paymentsOff:
    'Your subscription was taken out with a payment provider that is switched off here, so it could not be ended. Nothing was deleted. Please write to us.',
  paymentUnderWay: 'A payment is being started. Nothing was deleted. Please try again in a moment.',
} as const;
