import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, Appearance } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useState } from 'react';
import { PayFrame, type PayProps, type PaymentOutcome } from './pay-frame.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';

type Props = PayProps & {
  clientSecret: string;
  publishableKey: string;
  /** Stripe returns here after a redirect. */
  returnUrl: string;
  /** Stripe could not be loaded. */
  onUnavailable: () => void;
};

/** The card's details stay in Stripe's iframe and never reach our server. */
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
    // An earlier attempt succeeded but its answer was lost: no second charge.
    if (error?.payment_intent?.status === 'succeeded') {
      return { status: 'succeeded', reference: error.payment_intent.id };
    }
    if (error) return failed(error.message);
    const taken = paymentIntent.status === 'succeeded' || paymentIntent.status === 'processing';
    return taken ? { status: 'succeeded', reference: paymentIntent.id } : failed(undefined);
  };
  return (
    <PayFrame {...frame} ready={ready} pay={pay}>
      {!ready && <SkeletonBlock shape="h-48" />}
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

/** Stripe's iframe cannot read our style sheet. */
function stripeAppearance(): Appearance {
  const ground = colour('--color-card');
  return {
    theme: isDark(ground) ? 'night' : 'stripe',
    variables: {
      colorPrimary: colour('--color-deep'),
      colorBackground: ground,
      colorText: colour('--color-ink'),
      colorTextSecondary: colour('--color-soft'),
      colorDanger: colour('--color-wrong'),
      borderRadius: '12px',
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
    },
  };
}

/** A token holds a light and a dark value; returns the one of the current theme. */
function colour(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const shown = getComputedStyle(probe).color;
  probe.remove();
  return shown;
}

function isDark(rgb: string): boolean {
  const [red = 255, green = 255, blue = 255] = rgb.match(/\d+/g)?.map(Number) ?? [];
  return red + green + blue < 3 * 128;
}
