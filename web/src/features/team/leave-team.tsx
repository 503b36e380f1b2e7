import type { Team } from '@limber/contract/team';
import { TEAM_SENTENCES } from '@limber/domain/teams/team';
import { useState } from 'react';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { useLeaveTeam } from './team.api.ts';

/** Asks first, or explains an obstacle. */
export function LeaveTeam({ team }: { team: Team }) {
  const [asking, setAsking] = useState(false);
  const leaving = useLeaveTeam(() => setAsking(false));
  const whyNot = whyToStay(team);
  if (whyNot !== null) {
    return (
      <section className="grid gap-2">
        <h2 className="text-body font-strong">Leaving the team</h2>
        <p className="max-w-prose text-soft">{whyNot}</p>
      </section>
    );
  }
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        Leave the team
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Leave “${team.name}”?`}
        description="You fall back to the plan that you had before, and lose nothing you saved."
        confirm="Leave"
        cancel="Stay"
        pending={leaving.isPending}
        onConfirm={() => leaving.mutate()}
      />
    </>
  );
}

function whyToStay({ youAreOwner, youPay, members }: Team): string | null {
  if (youAreOwner && members.length > 1) return TEAM_SENTENCES.ownerStays;
  return youPay ? TEAM_SENTENCES.youPay : null;
}
