import type { PaymentsConfig } from '#config/env.ts';
import { findInstallation } from '#db/installation.queries.ts';
import type { Db } from '#db/schema.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { openSandbox } from './sandbox.ts';
import { openStripe } from './stripe.ts';

/** Opens the provider that is configured, over a migrated database; null where one cannot pay. */
export async function openPayments(
  config: PaymentsConfig,
  world: { db: Db; now: () => Date },
): Promise<PaymentProvider | null> {
  if (config.provider === 'off') return null;
  if (config.provider === 'sandbox') return openSandbox(world);
  const { name: installation } = await findInstallation(world.db);
  return openStripe({ ...config.stripe, installation, now: world.now });
}
