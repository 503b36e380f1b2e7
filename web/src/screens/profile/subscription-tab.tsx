import { useQuery } from '@tanstack/react-query';
import { freshSubscriptionQuery } from '#features/subscription/subscription.api.ts';
import { Card } from '#ui/card.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { Loaded } from '#api/loaded.tsx';
import { FreeSubscription } from '#features/subscription/free-subscription.tsx';
import { ReceiptList } from '#features/subscription/receipts/receipt-list.tsx';
import { PaidSubscription } from '#features/subscription/paid-subscription.tsx';

export function SubscriptionTab() {
  const subscription = useQuery(freshSubscriptionQuery);
  return (
    <div className="grid max-w-2xl gap-8">
      <Loaded query={subscription} what="your subscription" skeleton={<SubscriptionSkeleton />}>
        {(found) => (
          <Card as="section" padding="generous">
            {found.tier === 'free' ? (
              <FreeSubscription subscription={found} />
            ) : (
              <PaidSubscription subscription={found} />
            )}
          </Card>
        )}
      </Loaded>
      <ReceiptList />
    </div>
  );
}

function SubscriptionSkeleton() {
  return (
    <Card padding="generous">
      <div className="grid gap-4">
        <SkeletonBlock shape="h-8 w-40" />
        <SkeletonBlock shape="h-6 w-full" />
        <SkeletonBlock shape="h-11 w-48" />
      </div>
    </Card>
  );
}
