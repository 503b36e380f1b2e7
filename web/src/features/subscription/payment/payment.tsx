import { type Order, orderCents } from '@limber/domain/subscriptions/order';
import { moneyWords } from '@limber/domain/subscriptions/prices';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { errorSentence } from '#api/api-error.ts';
import { orderWord } from './order-address.ts';
import { paymentSetupQuery } from './payments.api.ts';
import { SandboxForm } from './sandbox-form.tsx';
import { Note } from '#ui/note.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { toast } from '#ui/toast.ts';

/** Nobody loads a byte of Stripe who does not pay with it. */
const StripeForm = lazy(async () => ({ default: (await import('./stripe-form.tsx')).StripeForm }));

type Props = {
  order: Order;
  cancelHref: string;
  onPaid: (reference: string) => void;
  /** The payment could not be set up, which has been said: the panel closes. */
  onSetupFailed: () => void;
};

/** Sets up the payment of an order and asks for the card. */
export function Payment({ order, cancelHref, onPaid, onSetupFailed }: Props) {
  const setup = useQuery(paymentSetupQuery(order));
  const { error } = setup;
  useEffect(() => {
    if (error === null) return;
    toastSetupFailed(errorSentence(error, ''));
    onSetupFailed();
    // oxlint-disable-next-line react/exhaustive-deps -- said once for each failure
  }, [error]);

  // An earlier answer may be in the cache while this payment is being set up.
  if (!setup.data || setup.isFetching || setup.isError) return <SettingUp />;
  if (setup.data.provider === 'off') return <PayingNotOpen />;
  const rest = { total: moneyWords(orderCents(order)), cancelHref, onPaid };
  if (setup.data.provider === 'sandbox') {
    return <SandboxForm {...rest} clientSecret={setup.data.clientSecret} />;
  }
  return (
    <Suspense fallback={<SettingUp />}>
      <StripeForm
        {...rest}
        clientSecret={setup.data.clientSecret}
        publishableKey={setup.data.publishableKey}
        returnUrl={`${window.location.origin}/dashboard?order=${orderWord(order)}`}
        onUnavailable={() => {
          toastSetupFailed('');
          onSetupFailed();
        }}
      />
    </Suspense>
  );
}

function SettingUp() {
  return (
    <div className="grid gap-5">
      <output className="text-soft">Setting up payment...</output>
      <SkeletonBlock shape="h-12" />
      <SkeletonBlock shape="h-12" />
      <SkeletonBlock shape="h-13 w-36" />
    </div>
  );
}

function toastSetupFailed(why: string): void {
  toast({
    kind: 'error',
    title: 'Failed to set up payment. Please try again.',
    ...(why && { description: why }),
  });
}

/** Said wherever something could be bought, on an installation without a payment provider. */
function PayingNotOpen() {
  return (
    <Note>
      Paying is not open here: no payment provider is connected to this installation. Nothing is
      charged.
    </Note>
  );
}
