import type { Order } from '@limber/domain/subscriptions/order';
import { useQuery } from '@tanstack/react-query';
import { receiptAddress, receiptsQuery } from '#features/subscription/receipts/receipts.api.ts';
import { TextLink } from '#ui/text-link.tsx';

const ASK_EVERY_MS = 2000;
/** The provider tells of the payment a moment after the plan, if it tells of it at all. */
const ASKS = 10;

/** The way to the receipt of what was just paid; to all receipts while the provider has not told of it. */
export function PaymentReceipt({ order }: { order: Order }) {
  const bought = order.kind === 'plan' ? order.plan : order.kind;
  const { data } = useQuery({
    ...receiptsQuery,
    refetchInterval: ({ state }) =>
      state.data?.some((receipt) => receipt.bought === bought) || state.dataUpdateCount >= ASKS
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
