import { Button } from '#ui/button.tsx';
import { useResumeSubscription } from './subscription.api.ts';

/**
 * No confirmation: nothing is charged before the period ends. The button disappears on success, so
 * `onResumed` must move the focus.
 */
export function ResumeSubscription({ onResumed }: { onResumed: () => void }) {
  const resumption = useResumeSubscription(onResumed);
  return (
    <Button pending={resumption.isPending} onClick={() => resumption.mutate()}>
      Resume subscription
    </Button>
  );
}
