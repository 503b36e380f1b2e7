import { TRIAL_DAYS } from '@limber/domain/subscriptions/tier-facts';
import { Button, type ButtonKind } from '#ui/button.tsx';
import { useStartTrial } from './subscription.api.ts';

type Props = {
  kind: ButtonKind;
  /** The button disappears, so this must move the focus. */
  onStarted: () => void;
};

/** No confirmation, since the trial needs no card. */
export function StartTrial({ kind, onStarted }: Props) {
  const trial = useStartTrial(onStarted);
  return (
    <Button kind={kind} pending={trial.isPending} onClick={() => trial.mutate()}>
      Start {TRIAL_DAYS}-day free trial
    </Button>
  );
}
