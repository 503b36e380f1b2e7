import { resumeProblem } from '@limber/domain/subscriptions/cancel-and-resume';
import { tierName } from '@limber/domain/subscriptions/tier-words';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { NotLoaded } from '#api/not-loaded.tsx';
import { ResumeSubscription } from '#features/subscription/resume-subscription.tsx';
import { StartTrial } from '#features/subscription/start-trial.tsx';
import { freshSubscriptionQuery } from '#features/subscription/subscription.api.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { statusWord, subscriptionSentence } from '#features/subscription/subscription-words.ts';

export function CurrentSubscription({ onReadNotice }: { onReadNotice: () => void }) {
  const subscription = useQuery(freshSubscriptionQuery);
  const [now] = useState(() => new Date());
  const heading = useRef<HTMLHeadingElement>(null);
  if (subscription.isError) {
    return <NotLoaded what="your subscription" query={subscription} />;
  }
  if (subscription.isPending) {
    return (
      <Card>
        <output className="sr-only">Loading your subscription</output>
        <div className="grid gap-1">
          <SkeletonBlock shape="h-5 w-36" />
          <SkeletonBlock shape="h-7.5 w-28" />
          <SkeletonBlock shape="h-6 w-64 max-w-full max-sm:h-12" />
          <SkeletonBlock shape="mt-3 h-11 w-44 sm:hidden" />
        </div>
      </Card>
    );
  }
  const { tier, foundingMember, trial, users, paidByTeam } = subscription.data;
  const canTry = tier === 'free' && !foundingMember && trial.state === 'available';
  const canResume = resumeProblem(tier, subscription.data) === null;
  const status = statusWord(subscription.data);
  return (
    <Card as="section">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="grid gap-1">
          <h2 ref={heading} tabIndex={-1} className="text-small text-soft outline-none">
            Current subscription
          </h2>
          <p className="flex flex-wrap items-center gap-2 text-title font-strong">
            {tierName(tier)}
            {foundingMember && <Badge kind="brand">Founding member</Badge>}
            {status && <Badge>{status}</Badge>}
            {tier === 'team' && !paidByTeam && <Badge>{users} users</Badge>}
          </p>
          <p className="text-soft max-sm:min-h-12">
            {subscriptionSentence(subscription.data, now)}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {foundingMember && (
            <Button kind="secondary" onClick={onReadNotice}>
              What this means
            </Button>
          )}
          {canTry && <StartTrial kind="secondary" onStarted={() => heading.current?.focus()} />}
          {canResume && <ResumeSubscription onResumed={() => heading.current?.focus()} />}
          {tier === 'team' && (
            <ButtonLink href="/team" kind="secondary">
              Your team
            </ButtonLink>
          )}
          {tier !== 'free' && (
            <ButtonLink href="/profile?tab=subscription" kind="secondary">
              Manage in Profile
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  );
}
