/** What the sandbox answers to a card: what Stripe's test cards of the same number do. */
type Played = { status: 'succeeded' | 'requires_action' | 'failed'; message: string | null };

const DECLINED = 'Your card was declined.';
const INCORRECT = 'Your card number is incorrect.';

/** Plays a test card. `confirmed` says that the extra step was passed. */
export function playCard(cardNumber: string, confirmed: boolean): Played {
  const digits = cardNumber.replaceAll(/[\s-]/g, '');
  if (digits === '4242424242424242') return { status: 'succeeded', message: null };
  if (digits === '4000000000000002') return { status: 'failed', message: DECLINED };
  if (digits === '4000002500003155') {
    return { status: confirmed ? 'succeeded' : 'requires_action', message: null };
  }
  return { status: 'failed', message: INCORRECT };
}
