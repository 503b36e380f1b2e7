import { TRIAL_DAYS } from '@limber/domain/subscriptions/tier-facts';
import { Button, type ButtonKind } from '#ui/button.tsx';
import { useStartTrial } from './subscription.api.ts';

type Props = {
  kind: ButtonKind;
  /** The button goes with that: the focus is to be elsewhere by then. */
  onStarted: () => void;
};

/** Begins the free trial at once: it needs no card, so there is no confirmation. */
export function StartTrial({ kind, onStarted }: Props) {
  const trial = useStartTrial(onStarted);
  return (
    <Button kind={kind} pending={trial.isPending} onClick={() => trial.mutate()}>
      Start {TRIAL_DAYS}-day free trial
    </Button>
  );
}
