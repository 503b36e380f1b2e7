/**
 * Compares our records of payments with those of the provider, and prints the differences: `npm run
 * reconcile`, with the environment of the server. Exit code 0 when both sides agree, 1 when they do not, 2
 * when nothing could be compared.
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
