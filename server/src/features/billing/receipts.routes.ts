import { createHash } from 'node:crypto';
import * as contract from '@limber/contract/receipts';
import { type PaidReceipt, receiptsOf } from '@limber/domain/subscriptions/receipts';
import type { Deps } from '#deps.ts';
import { notFound } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { findPaymentNews } from './receipts.queries.ts';

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

/** Derived from day and reference, so that it is always the same and does not reveal how many receipts exist. */
function receiptNumber({ provider, reference, paidAt }: PaidReceipt): string {
  const hash = createHash('sha256').update(`${provider} ${reference}`).digest('hex');
  return `${paidAt.slice(0, 10).replaceAll('-', '')}-${hash.slice(0, 8).toUpperCase()}`;
}
