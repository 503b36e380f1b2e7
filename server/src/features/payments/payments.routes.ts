import * as contract from '@limber/contract/subscription';
import { TEAM_MINIMUM_USERS } from '@limber/domain/subscriptions/prices';
import type { PaymentEvent, PaymentProvider } from '#adapters/payments/payment-provider.ts';
import type { Deps } from '#deps.ts';
import { notFound } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { findCustomerId } from './payments.queries.ts';
import type { StartPayment } from './start-payment.ts';

type Needs = {
  startPayment: StartPayment;
  deliver: (provider: PaymentProvider['name'], event: PaymentEvent) => Promise<unknown>;
};

export function paymentRoutes(
  serve: Serve,
  { db, payments }: Deps,
  { startPayment, deliver }: Needs,
): void {
  serve(contract.getPaymentMethods, () => ({
    provider: payments?.name ?? ('off' as const),
    publishableKey: payments?.publishableKey ?? null,
  }));

  serve(contract.createSubscription, ({ caller, body, idempotencyKey }) => {
    const { plan } = body;
    const users = plan === 'team' ? (body.users ?? TEAM_MINIMUM_USERS) : 1;
    const order = { kind: 'plan', plan, users } as const;
    return startPayment({ userId: caller.userId, order, key: idempotencyKey });
  });

  serve(contract.createPaymentIntent, ({ caller, idempotencyKey }) =>
    startPayment({
      userId: caller.userId,
      order: { kind: 'premiumPack' },
      key: idempotencyKey,
    }),
  );

  serve(contract.confirmSandboxPayment, async ({ caller, body }) => {
    if (!payments?.rehearsal) throw notFound();
    const customerId = await findCustomerId(db, caller.userId, payments.name);
    if (customerId === null) throw notFound();
    const outcome = await payments.rehearsal.confirm({ ...body, customerId });
    if (!outcome) throw notFound();
    const { event, ...answer } = outcome;
    if (event) await deliver(payments.name, event);
    return answer;
  });
}
