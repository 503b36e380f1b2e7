import { TEST_CARDS } from '@limber/domain/subscriptions/test-cards';

type CardOutcome = { status: 'succeeded' | 'requires_action' | 'failed'; message: string | null };

/**
 * Ignores spaces and hyphens in the number. `confirmed`: whether the user passed the confirmation that some cards
 * require.
 */
export function tryTestCard(cardNumber: string, confirmed: boolean): CardOutcome {
  const paid: CardOutcome = { status: 'succeeded', message: null };
  switch (cardNumber.replaceAll(/[\s-]/g, '')) {
    case TEST_CARDS.succeeds:
      return paid;
    case TEST_CARDS.declined:
      return { status: 'failed', message: 'Your card was declined.' };
    case TEST_CARDS.needsConfirmation:
      return confirmed ? paid : { status: 'requires_action', message: null };
    default:
      return { status: 'failed', message: 'Your card number is incorrect.' };
  }
}
