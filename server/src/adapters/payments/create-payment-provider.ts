import type { PaymentsConfig } from '#config/env.ts';
import { findInstallation } from '#db/installation.queries.ts';
import type { Db } from '#db/schema.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createSandbox } from './sandbox.ts';

/** Returns null when payments are off. The database must be migrated. */
export async function createPaymentProvider(
  config: PaymentsConfig,
  { db, now }: { db: Db; now: () => Date },
): Promise<PaymentProvider | null> {
  if (config.provider === 'off') return null;
  if (config.provider === 'sandbox') return createSandbox({ db, now });
  const { createStripe } = await import('./stripe.ts');
  const { name: installation } = await findInstallation(db);
  return createStripe({ ...config.stripe, installation, now });
}
