import { TEST_CARDS } from '@limber/domain/subscriptions/test-cards';
import { confirmSandboxPayment } from '@limber/contract/subscription';
import { call } from '#api/call.ts';
import type { PaymentOutcome } from './pay-frame.tsx';

type Try = {
  clientSecret: string;
  /** Digits only. */
  cardNumber: string;
  nameOnCard: string;
  /** Simulates the bank's confirmation; resolves to the user's answer. */
  confirm: () => Promise<boolean>;
};

/** Only numbers of test cards reach the server. */
export async function payInSandbox({ confirm, ...card }: Try): Promise<PaymentOutcome> {
  if (!isTestCard(card.cardNumber)) return failed('Your card number is incorrect.');
  const first = await call(confirmSandboxPayment, { body: card });
  if (first.status !== 'requires_action') return outcome(first);
  if (!(await confirm())) return failed('The payment was not confirmed. Nothing was charged.');
  return outcome(await call(confirmSandboxPayment, { body: { ...card, confirmed: true } }));
}

function outcome(reply: { status: string; message: string | null; reference: string }) {
  return reply.status === 'succeeded'
    ? ({ status: 'succeeded', reference: reply.reference } as const)
    : failed(reply.message ?? 'The payment did not go through. Please try another card.');
}

function failed(message: string): PaymentOutcome {
  return { status: 'failed', message };
}

export const SANDBOX_CARDS = [
  { number: TEST_CARDS.succeeds, plays: 'The payment succeeds' },
  { number: TEST_CARDS.declined, plays: 'The card is declined' },
  { number: TEST_CARDS.needsConfirmation, plays: 'The bank asks you to confirm' },
] as const;

/** `number` holds digits only. */
function isTestCard(number: string): boolean {
  return SANDBOX_CARDS.some((card) => card.number === number);
}
