import type { PaymentProvider } from '#adapters/payments/payment-provider.ts';
import type { Db } from '#db/schema.ts';
import { compareRecords } from './compare-records.ts';
import { listRecords } from './records.queries.ts';

export async function reconcile(db: Db, provider: PaymentProvider): Promise<string[]> {
  const theirs = await Array.fromAsync(provider.list());
  return compareRecords(await listRecords(db, provider.name), theirs);
}
