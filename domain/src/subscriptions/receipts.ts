import type { PaymentEvent, ProviderName, ProviderPayment } from './payment-event.ts';

/** A payment as its receipt shows it. */
export type PaidReceipt = Omit<ProviderPayment, 'customerId'> & {
  readonly provider: ProviderName;
  /** What was given back of it so far. */
  readonly refundedCents: number;
};

/** What a provider reported, of which receipts are made. */
export type ReportedNews = Pick<PaymentEvent, 'id' | 'at' | 'payload'> & {
  readonly provider: ProviderName;
};

/**
 * The receipts that follow from everything that was reported, the newest first: one for each payment, in
 * whatever order and however often its events came.
 */
export function receiptsOf(news: readonly ReportedNews[]): PaidReceipt[] {
  const inOrder = news.toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id));
  const payments = new Map<string, Omit<PaidReceipt, 'refundedCents'>>();
  const refunds = new Map<string, number>();
  for (const { provider, payload } of inOrder) {
    const { payment, refund } = payload ?? {};
    if (payment) {
      const { customerId: _, ...paid } = payment;
      payments.set(nameOf(provider, payment), { ...paid, provider });
    }
    if (refund) {
      const name = nameOf(provider, refund);
      refunds.set(name, Math.max(refund.cents, refunds.get(name) ?? 0));
    }
  }
  return [...payments]
    .map(([name, paid]) => Object.assign(paid, { refundedCents: refunds.get(name) ?? 0 }))
    .toSorted((a, b) => b.paidAt.localeCompare(a.paidAt) || b.reference.localeCompare(a.reference));
}

const nameOf = (provider: ProviderName, { reference }: { reference: string }) =>
  `${provider} ${reference}`;
