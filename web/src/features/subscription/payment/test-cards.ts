/** The cards of the sandbox, and what each of them plays. */
export const TEST_CARDS = [
  { number: '4242424242424242', plays: 'The payment succeeds' },
  { number: '4000000000000002', plays: 'The card is declined' },
  { number: '4000002500003155', plays: 'The bank asks you to confirm' },
] as const;

/** `number` holds digits only. */
export function isTestCard(number: string): boolean {
  return TEST_CARDS.some((card) => card.number === number);
}
