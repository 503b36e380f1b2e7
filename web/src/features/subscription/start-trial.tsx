import { TRIAL_DAYS } from '@limber/domain/subscriptions/tier-facts';
import { Button, type ButtonKind } from '#ui/button.tsx';
import { useStartTrial } from './subscription.api.ts';

/** Begins the free trial at once: it needs no card, so there is no confirmation. */
export function StartTrial({ kind }: { kind: ButtonKind }) {
  const trial = useStartTrial();
  return (
    <Button kind={kind} pending={trial.isPending} onClick={() => trial.mutate()}>
      Start {TRIAL_DAYS}-day free trial
    </Button>
  );
}
