/**
 * Compares our records of what was paid for with the provider's, and prints what differs:
 * `npm run reconcile`, with the environment of the server. Exit code 1 when anything differs.
 */
import { openPayments } from './adapters/payments/open-payments.ts';
import { readConfig } from './config/env.ts';
import { isMigrated } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { reconcile } from './features/payments/reconcile.ts';

/** Gives the exit code: 0 when both sides agree, 1 when they do not, 2 when nothing could be compared. */
async function run(): Promise<number> {
  const config = readConfig(process.env);
  const db = openDatabase(config);
  try {
    if (!(await isMigrated(db))) throw new Error('Start the server of this release first.');
    const payments = await openPayments(config.payments, { db, now: () => new Date() });
    if (!payments) throw new Error('No payment provider is set up: there is nothing to compare.');
    const differences = await reconcile(db, payments);
    const found = differences.length;
    const verdict =
      found === 0 ? `Our records and ${payments.name} agree.` : `Differences: ${found}`;
    process.stdout.write([...differences, verdict, ''].join('\n'));
    return found === 0 ? 0 : 1;
  } finally {
    await db.destroy();
  }
}

process.exitCode = await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 2;
});
