import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useState } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import { PayFrame, type PayProps } from './pay-frame.tsx';
import type { PaymentOutcome } from './payment-outcome.ts';
import { stripeAppearance } from './stripe-appearance.ts';

type Props = PayProps & {
  clientSecret: string;
  publishableKey: string;
  /** Where the provider sends somebody back to when it had to lead away. */
  returnUrl: string;
  /** Stripe could not be loaded. */
  onUnavailable: () => void;
};

/** Pays with Stripe: the card's details go from its own frame to it and never to us. */
export function StripeForm(props: Props) {
  const { publishableKey, clientSecret, onUnavailable } = props;
  const [stripe, setStripe] = useState<Stripe | null>(null);
  useEffect(() => {
    let gone = false;
    const load = async () => {
      const loaded = await loadStripe(publishableKey).catch(() => null);
      if (gone) return;
      if (loaded) setStripe(loaded);
      else onUnavailable();
    };
    void load();
    return () => {
      gone = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- loaded once for each key
  }, [publishableKey]);
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance: stripeAppearance() }}>
      <Form {...props} />
    </Elements>
  );
}

function Form({ returnUrl, onUnavailable, ...frame }: Props) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);

  const pay = async (name: string): Promise<PaymentOutcome> => {
    if (!stripe || !elements) return failed(undefined);
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      confirmParams: {
        return_url: returnUrl,
        payment_method_data: { billing_details: { name } },
      },
      redirect: 'if_required',
    });
    if (error) return failed(error.message);
    const taken = paymentIntent.status === 'succeeded' || paymentIntent.status === 'processing';
    return taken ? { status: 'succeeded', reference: paymentIntent.id } : failed(undefined);
  };
  return (
    <PayFrame {...frame} ready={ready} pay={pay}>
      {!ready && <Skeleton shape="h-48" />}
      <div className={ready ? undefined : 'sr-only'}>
        <PaymentElement
          options={{ fields: { billingDetails: { name: 'never' } } }}
          onReady={() => setReady(true)}
          onLoadError={onUnavailable}
        />
      </div>
    </PayFrame>
  );
}

function failed(message = 'The payment did not go through. Please try again.'): PaymentOutcome {
  return { status: 'failed', message };
}
