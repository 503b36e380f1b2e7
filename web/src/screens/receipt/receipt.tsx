import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { ApiError } from '#api/api-error.ts';
import { Loaded } from '#api/loaded.tsx';
import { receiptQuery } from '#features/subscription/receipts/receipts.api.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';

const ALL_RECEIPTS = '/profile?tab=subscription';

/** The receipt of a payment, to be printed or kept as a file. */
export function ReceiptScreen() {
  const { number = '' } = useParams();
  const receipt = useQuery(receiptQuery(number));
  const isMissing = receipt.error instanceof ApiError && receipt.error.status === 404;
  if (isMissing) {
    return (
      // Another page in its place, of which nothing moves.
      <Page key="missing" title="Receipt not found" width="narrow">
        <p>There is no receipt with this number among yours.</p>
        <div>
          <ButtonLink href={ALL_RECEIPTS}>See all your receipts</ButtonLink>
        </div>
      </Page>
    );
  }
  return (
    <Page
      title="Receipt"
      width="regular"
      actions={
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button kind="secondary" onClick={() => window.print()}>
            Print or save as PDF
          </Button>
        </div>
      }
    >
      <Loaded query={receipt} what="your receipt" skeleton={<SkeletonBlock shape="h-96" />}>
        {(found) => <ReceiptSheet receipt={found} />}
      </Loaded>
      <p className="print:hidden">
        <TextLink href={ALL_RECEIPTS}>All your receipts</TextLink>
      </p>
    </Page>
  );
}
