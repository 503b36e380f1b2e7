/**
 * `npm run reconcile`: prints the differences between our payment records and the provider's, with the server's
 * environment. Exit code 0 for none, 1 for some, 2 when nothing could be compared.
 */
import { createPaymentProvider } from '#adapters/payments/create-payment-provider.ts';
import { reconcile } from '#features/billing/reconcile.ts';
import { runCommand } from './run-command.ts';

await runCommand(async ({ config, db, now }) => {
  const payments = await createPaymentProvider(config.payments, { db, now });
  if (!payments) throw new Error('No payment provider is set up: there is nothing to compare.');
  const differences = await reconcile(db, payments);
  const count = differences.length;
  const verdict = count === 0 ? `Our records and ${payments.name} agree.` : `Differences: ${count}`;
  process.stdout.write([...differences, verdict, ''].join('\n'));
  return count === 0 ? 0 : 1;
});
