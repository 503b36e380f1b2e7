import { createHash } from 'node:crypto';
import * as contract from '@limber/contract/receipts';
import { type PaidReceipt, receiptsOf } from '@limber/domain/subscriptions/receipts';
import type { Deps } from '#deps.ts';
import { notFound } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { findPaymentNews } from './receipts.queries.ts';

/** The receipts of the user who asks; another user's is not there. */
export function receiptRoutes(serve: Serve, { db }: Deps): void {
  const findReceipts = async (userId: number) =>
    receiptsOf(await findPaymentNews(db, userId)).map(toReceipt);

  serve(contract.listReceipts, ({ userId }) => findReceipts(userId));

  serve(contract.getReceipt, async ({ userId, params }) => {
    const receipts = await findReceipts(userId);
    const found = receipts.find(({ number }) => number === params.number);
    if (!found) throw notFound();
    return found;
  });
}

function toReceipt({ reference, ...paid }: PaidReceipt): contract.Receipt {
  return { ...paid, number: receiptNumber({ reference, ...paid }) };
}

/**
 * The number of a receipt: its day, and a part that follows from the provider's reference, so that it is the
 * same whenever it is asked for and tells nobody how many others there are.
 */
function receiptNumber({ provider, reference, paidAt }: PaidReceipt): string {
  const hash = createHash('sha256').update(`${provider} ${reference}`).digest('hex');
  return `${paidAt.slice(0, 10).replaceAll('-', '')}-${hash.slice(0, 8).toUpperCase()}`;
}
