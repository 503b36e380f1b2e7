import type { PaymentEvent, ProviderName, ProviderPayment } from './payment-event.ts';

export type PaidReceipt = Omit<ProviderPayment, 'customerId'> & {
  readonly provider: ProviderName;
  /** Cents refunded so far. */
  readonly refundedCents: number;
};

/** A provider's report, from which receipts are made. */
export type ReportedNews = Pick<PaymentEvent, 'id' | 'at' | 'payload'> & {
  readonly provider: ProviderName;
};

/**
 * The receipts of all reports, newest first: one for each payment, whatever the order and number of its
 * events.
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
