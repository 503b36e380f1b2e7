import { type Order, orderCents } from '@limber/domain/subscriptions/order';
import { moneyWords } from '@limber/domain/subscriptions/prices';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorSentence } from '#api/api-error.ts';
import { orderWord } from './order-address.ts';
import { paymentSetupQuery } from './payments.api.ts';
import { SandboxForm } from './sandbox-form.tsx';
import { lazyWhenShown } from '#ui/lazy-when-shown.tsx';
import { Note } from '#ui/note.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { toast } from '#ui/toast.ts';

const StripeForm = lazyWhenShown(async () => (await import('./stripe-form.tsx')).StripeForm, {
  fallback: SettingUp,
});

type Props = {
  order: Order;
  cancelHref: string;
  onPaid: (reference: string) => void;
  /** Called after a toast has told the failure. */
  onSetupFailed: () => void;
};

/** Shows the provider's card form. */
export function Payment({ order, cancelHref, onPaid, onSetupFailed }: Props) {
  const setup = useQuery(paymentSetupQuery(order));
  const { error } = setup;
  useEffect(() => {
    if (error === null) return;
    toastSetupFailed(errorSentence(error, ''));
    onSetupFailed();
    // oxlint-disable-next-line react/exhaustive-deps -- said once for each failure
  }, [error]);

  // The cache may still hold an earlier setup during a refetch.
  if (!setup.data || setup.isFetching || setup.isError) return <SettingUp />;
  if (setup.data.provider === 'off') return <PayingNotOpen />;
  const rest = { total: moneyWords(orderCents(order)), cancelHref, onPaid };
  if (setup.data.provider === 'sandbox') {
    return <SandboxForm {...rest} clientSecret={setup.data.clientSecret} />;
  }
  return (
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

/** For installations without a payment provider. */
function PayingNotOpen() {
  return (
    <Note>
      Paying is not open here: no payment provider is connected to this installation. Nothing is
      charged.
    </Note>
  );
}
