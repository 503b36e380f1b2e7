import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { ApiError } from '#api/api-error.ts';
import { Loaded } from '#api/loaded.tsx';
import { billingDetailsQuery } from '#features/subscription/receipts/billing-details.api.ts';
import { EditBillingDetails } from '#features/subscription/receipts/edit-billing-details.tsx';
import { receiptQuery } from '#features/subscription/receipts/receipts.api.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';

const ALL_RECEIPTS = '/profile?tab=subscription';
const SHEET_SKELETON = <SkeletonBlock shape="h-96" />;

/** For printing, or saving as a file. */
export function ReceiptScreen() {
  const { number = '' } = useParams();
  const receipt = useQuery(receiptQuery(number));
  const details = useQuery(billingDetailsQuery);
  const isMissing = receipt.error instanceof ApiError && receipt.error.status === 404;
  if (isMissing) {
    return (
      // Its own key makes it a new page, so that no element of the old one moves.
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
          {details.data && <EditBillingDetails details={details.data} />}
        </div>
      }
    >
      <Loaded query={receipt} what="your receipt" skeleton={SHEET_SKELETON}>
        {(found) => (
          <Loaded query={details} what="your company details" skeleton={SHEET_SKELETON}>
            {(told) => <ReceiptSheet receipt={found} details={told} />}
          </Loaded>
        )}
      </Loaded>
      <p className="print:hidden">
        <TextLink href={ALL_RECEIPTS}>All your receipts</TextLink>
      </p>
    </Page>
  );
}
