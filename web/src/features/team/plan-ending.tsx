import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { useTeamPlan } from './team.api.ts';

type Props = {
  /** End date; null without a cancellation. */
  endsAt: string | null;
  /** True while the confirmation is open. */
  asking: boolean;
  onAsk: (asking: boolean) => void;
  onDone: () => void;
};

/** Cancels at the end of the paid period, or resumes. */
export function PlanEnding({ endsAt, asking, onAsk, onDone }: Props) {
  const plan = useTeamPlan(() => {
    onDone();
    onAsk(false);
  });
  if (endsAt !== null) {
    return (
      <Button kind="secondary" pending={plan.isPending} onClick={() => plan.mutate(true)}>
        Keep the Team plan
      </Button>
    );
  }
  return (
    <>
      <Button kind="danger" onClick={() => onAsk(true)}>
        Cancel the Team plan
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={onAsk}
        title="Cancel the Team plan?"
        description="Everybody keeps everything until the end of the time that is paid for. After that all are on the plan of their own, and nothing they saved is lost."
        confirm="Cancel the Team plan"
        cancel="Keep it"
        pending={plan.isPending}
        onConfirm={() => plan.mutate(false)}
      />
    </>
  );
}
