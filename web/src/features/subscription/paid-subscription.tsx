import type { Subscription } from '@limber/contract/subscription';
import { tierName } from '@limber/domain/subscriptions/tier-words';
import { cancelProblem, resumeProblem } from '@limber/domain/subscriptions/cancel-and-resume';
import { type ReactNode, useRef, useState } from 'react';
import { STATUS_WORDS } from './subscription-words.ts';
import { FoundingMember } from './founding-member.tsx';
import { ResumeSubscription } from './resume-subscription.tsx';
import { useCancelSubscription } from './subscription.api.ts';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { longDate } from '#browser/long-date.ts';

export function PaidSubscription({ subscription }: { subscription: Subscription }) {
  const { tier, status, users, currentPeriodEnd, cancelAtPeriodEnd, foundingMember, paidByTeam } =
    subscription;
  const heading = useRef<HTMLHeadingElement>(null);
  const isGood = status === 'active' || status === 'trialing' || status === 'none';
  const end = currentPeriodEnd === null ? null : longDate(currentPeriodEnd);
  const canCancel = cancelProblem(tier, subscription) === null && status !== 'canceled';
  const canResume = resumeProblem(tier, subscription) === null && status !== 'canceled';
  return (
    <div className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
        {tierName(tier)} Plan
      </h2>
      <dl className="grid gap-2">
        <Fact term="Status">
          <Badge kind={isGood ? 'good' : 'neutral'}>{STATUS_WORDS[status]}</Badge>
        </Fact>
        {tier === 'team' && !paidByTeam && <Fact term="Users">{users}</Fact>}
        {paidByTeam && <Fact term="Paid by">Your team</Fact>}
        {end && !cancelAtPeriodEnd && (
          <Fact term={status === 'trialing' ? 'Trial ends' : 'Renews on'}>{end}</Fact>
        )}
        {tier === 'lifetime' && <Fact term="Renewal">Never: it is yours for life</Fact>}
      </dl>
      {cancelAtPeriodEnd && (
        <p className="rounded-card bg-tint px-4 py-3">
          Your subscription will end on {end ?? 'the last day of your billing period'}
        </p>
      )}
      {status === 'past_due' && (
        <p className="rounded-card bg-wrong-tint px-4 py-3 text-wrong">
          We could not take the last payment. Please check your card.
        </p>
      )}
      {foundingMember && <FoundingMember />}
      <div className="mt-2 flex flex-wrap gap-3">
        {canResume && <ResumeSubscription onResumed={() => heading.current?.focus()} />}
        <ButtonLink href="/subscription" kind="secondary">
          Manage Subscription
        </ButtonLink>
        {tier === 'team' && (
          <ButtonLink href="/team" kind="secondary">
            Your team
          </ButtonLink>
        )}
        {canCancel && <CancelSubscription end={end} isTeam={tier === 'team'} />}
      </div>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-hairline pb-2">
      <dt className="text-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type CancelProps = {
  /** Formatted end date. */
  end: string | null;
  /** True if a whole team loses the plan. */
  isTeam: boolean;
};

function CancelSubscription({ end, isTeam }: CancelProps) {
  const [asking, setAsking] = useState(false);
  const cancellation = useCancelSubscription(() => setAsking(false));
  const until = end ?? 'the end of your billing period';
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        Cancel subscription
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Cancel your subscription?"
        description={
          isTeam
            ? `Everybody in your team keeps everything until ${until}. After that all are on the plan of their own, and nothing they saved is lost.`
            : `You keep everything until ${until}. After that you are on the free plan, and nothing you saved is lost.`
        }
        confirm="Cancel subscription"
        cancel="Keep it"
        pending={cancellation.isPending}
        onConfirm={() => cancellation.mutate()}
      />
    </>
  );
}
