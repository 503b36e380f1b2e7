import type { Receipt } from '@limber/contract/receipts';
import { useQuery } from '@tanstack/react-query';
import { amountWords, boughtWords, receiptStatus } from './receipt-words.ts';
import { receiptAddress, receiptsQuery } from './receipts.api.ts';
import { NotLoadedNote } from '#api/not-loaded.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { longDate } from '#browser/long-date.ts';
import { TextLink } from '#ui/text-link.tsx';

/** Empty without payments. */
export function ReceiptList() {
  const receipts = useQuery(receiptsQuery);
  if (receipts.isError) {
    return <NotLoadedNote what="your receipts" query={receipts} />;
  }
  if (!receipts.data || receipts.data.length === 0) return null;
  return (
    <section aria-labelledby="receipts" className="grid gap-3">
      <h2 id="receipts" className="text-title">
        Receipts
      </h2>
      <Card padding="none">
        <ul className="divide-y divide-hairline">
          {receipts.data.map((receipt) => (
            <ReceiptLine key={receipt.number} receipt={receipt} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function ReceiptLine({ receipt }: { receipt: Receipt }) {
  const { number, paidAt, cents, currency } = receipt;
  return (
    <li className="grid gap-x-6 gap-y-1 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-6">
      <p className="font-strong">{boughtWords(receipt)}</p>
      <p className="font-strong tabular-nums sm:text-right">{amountWords(cents, currency)}</p>
      <p className="text-small text-soft">
        {longDate(paidAt)} · <TextLink href={receiptAddress(number)}>Receipt {number}</TextLink>
      </p>
      <p className="sm:text-right">
        <Badge>{receiptStatus(receipt)}</Badge>
      </p>
    </li>
  );
}
