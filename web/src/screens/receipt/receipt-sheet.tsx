import type { BillingDetails } from '@limber/contract/billing-details';
import type { Receipt } from '@limber/contract/receipts';
import type { ReactNode } from 'react';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { useSession } from '#features/auth/session-store.ts';
import { OrderLine } from '#features/subscription/payment/order-line.tsx';
import {
  amountWords,
  boughtWords,
  methodWords,
} from '#features/subscription/receipts/receipt-words.ts';
import { Card } from '#ui/card.tsx';
import { longDate } from '#browser/long-date.ts';
import { Note } from '#ui/note.tsx';
import { textLinkStyle } from '#ui/text-link.tsx';
import { Seller } from './seller.tsx';

type Props = { receipt: Receipt; details: BillingDetails };

export function ReceiptSheet({ receipt, details }: Props) {
  const { number, paidAt, provider, invoiceUrl } = receipt;
  return (
    <Card as="section" padding="generous">
      <div className="grid gap-6">
        {provider === 'sandbox' && (
          <Note icon={<FlaskConical aria-hidden />}>
            This is a test payment of the sandbox. Nothing was charged.
          </Note>
        )}
        <dl className="grid gap-6 sm:grid-cols-2">
          <Party term="Paid to">
            <Seller />
          </Party>
          <Party term="Paid by">
            <Payer {...details} />
          </Party>
          <Party term="Receipt number">
            <p className="tabular-nums">{number}</p>
          </Party>
          <Party term="Date">
            <p>{longDate(paidAt)}</p>
          </Party>
        </dl>
        <Amounts receipt={receipt} />
        {invoiceUrl !== null && (
          <p className="print:hidden">
            <a href={invoiceUrl} rel="noreferrer" target="_blank" className={textLinkStyle}>
              Invoice at Stripe
            </a>
          </p>
        )}
      </div>
    </Card>
  );
}

/** The company from the billing details, and the account's owner. */
function Payer({ company, address, taxNumber }: BillingDetails) {
  const { user } = useSession();
  return (
    <>
      {company !== '' && <p className="font-strong">{company}</p>}
      {address !== '' && <p className="whitespace-pre-line">{address}</p>}
      {taxNumber !== '' && <p>Tax number {taxNumber}</p>}
      <p className={company === '' ? 'font-strong' : undefined}>{user?.fullName}</p>
      <p>{user?.email}</p>
    </>
  );
}

function Party({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="[overflow-wrap:anywhere]">
      <dt className="text-small text-soft">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}

function Amounts({ receipt }: { receipt: Receipt }) {
  const { cents, currency, taxCents, refundedCents, period } = receipt;
  const method = methodWords(receipt);
  return (
    <dl className="divide-y divide-hairline border-y border-hairline">
      <OrderLine term={boughtWords(receipt)}>{amountWords(cents, currency)}</OrderLine>
      {period !== null && (
        <OrderLine term="Period">
          {longDate(period.from)} to {longDate(period.to)}
        </OrderLine>
      )}
      {taxCents > 0 && (
        <OrderLine term="Tax, included">{amountWords(taxCents, currency)}</OrderLine>
      )}
      <OrderLine term="Total paid" strong>
        {amountWords(cents, currency)}
      </OrderLine>
      {method !== null && <OrderLine term="Paid with">{method}</OrderLine>}
      {refundedCents > 0 && (
        <OrderLine term="Given back" strong>
          {amountWords(refundedCents, currency)}
        </OrderLine>
      )}
    </dl>
  );
}
