import type { Order } from '@limber/domain/subscriptions/order';
import { useQuery } from '@tanstack/react-query';
import { receiptAddress, receiptsQuery } from '#features/subscription/receipts/receipts.api.ts';
import { TextLink } from '#ui/text-link.tsx';

const ASK_EVERY_MS = 2000;
/**
 * The most requests for the receipt: the provider reports the payment a moment after the plan, or
 * never.
 */
const MAX_ASKS = 10;

/** Links to the receipt; to all receipts until the provider reports the payment. */
export function PaymentReceipt({ order }: { order: Order }) {
  const bought = order.kind === 'plan' ? order.plan : order.kind;
  const { data } = useQuery({
    ...receiptsQuery,
    refetchInterval: ({ state }) =>
      state.data?.some((receipt) => receipt.bought === bought) || state.dataUpdateCount >= MAX_ASKS
        ? false
        : ASK_EVERY_MS,
  });
  const receipt = data?.find((one) => one.bought === bought);
  if (receipt) {
    return (
      <>
        Your receipt:{' '}
        <TextLink href={receiptAddress(receipt.number)}>Receipt {receipt.number}</TextLink>
      </>
    );
  }
  return (
    <>
      You find the receipt in your profile, under{' '}
      <TextLink href="/profile?tab=subscription">Subscription</TextLink>.
    </>
  );
}
