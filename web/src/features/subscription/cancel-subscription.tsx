import { useState } from 'react';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { useCancelSubscription } from './cancel-subscription.api.ts';

/** Ends the subscription, after asking once. `end` is when it would end, in words. */
export function CancelSubscription({ end }: { end: string | null }) {
  const [asking, setAsking] = useState(false);
  const cancellation = useCancelSubscription(() => setAsking(false));
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        Cancel subscription
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Cancel your subscription?"
        description={`You keep everything until ${end ?? 'the end of your billing period'}. After that you are on the free plan, and nothing you saved is lost.`}
        confirm="Cancel subscription"
        cancel="Keep it"
        pending={cancellation.isPending}
        onConfirm={() => cancellation.mutate()}
      />
    </>
  );
}
