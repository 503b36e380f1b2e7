import type { PaymentsConfig } from '../../config/env.ts';
import type { Db } from '../../db/schema.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { openSandbox } from './sandbox.ts';

/** Opens the provider that is configured; null where one cannot pay. */
export function openPayments(
  config: PaymentsConfig,
  world: { db: Db; now: () => Date },
): PaymentProvider | null {
  if (config.provider === 'sandbox') return openSandbox(world);
  return null;
}
