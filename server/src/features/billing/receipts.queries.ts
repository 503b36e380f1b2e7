import type { ReportedNews } from '@limber/domain/subscriptions/receipts';
import type { Db } from '#db/schema.ts';

/** All reports of providers about a user's payments. */
export async function findPaymentNews(db: Db, userId: number): Promise<ReportedNews[]> {
  return db
    .selectFrom('payment_event as event')
    .innerJoin('customer', (join) =>
      join
        .onRef('customer.provider', '=', 'event.provider')
        .onRef('customer.customerId', '=', 'event.customerId'),
    )
    .select(['event.provider', 'event.id', 'event.at', 'event.says as payload'])
    .where('customer.userId', '=', userId)
    .execute();
}
