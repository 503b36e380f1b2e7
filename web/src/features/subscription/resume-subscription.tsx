import { Button } from '#ui/button.tsx';
import { useResumeSubscription } from './subscription.api.ts';

/**
 * Takes the cancellation back at once: nothing is charged before the period ends. The button goes with that,
 * and the focus is to be elsewhere by then.
 */
export function ResumeSubscription({ onResumed }: { onResumed: () => void }) {
  const resumption = useResumeSubscription(onResumed);
  return (
    <Button pending={resumption.isPending} onClick={() => resumption.mutate()}>
      Resume subscription
    </Button>
  );
}
