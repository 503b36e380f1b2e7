import type { Subscription } from '@limber/contract/subscription';
import { useRef, useState } from 'react';
import { FoundingMember } from './founding-member.tsx';
import { StartTrial } from './start-trial.tsx';
import { trialDaysWords } from './subscription-words.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { longDate } from '#browser/long-date.ts';

/** Founding member, trial, or free plan. */
export function FreeSubscription({ subscription }: { subscription: Subscription }) {
  const { foundingMember, trial, status, currentPeriodEnd } = subscription;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
          Free Plan
        </h2>
        {foundingMember && <Badge kind="brand">Founding member</Badge>}
      </div>
      {foundingMember ? (
        <>
          <FoundingMember />
          <p>Only Team and Lifetime add something to it.</p>
        </>
      ) : trial.state === 'active' && trial.endsAt !== null ? (
        <OnTrial endsAt={trial.endsAt} />
      ) : (
        <p className="text-soft">
          {status === 'canceled' &&
            currentPeriodEnd !== null &&
            `Your subscription ended on ${longDate(currentPeriodEnd)}. Nothing you saved is lost. `}
          Three minutes a day for the areas that matter most to you. Upgrade for longer routines and
          every area of the body.
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink href="/subscription" kind={foundingMember ? 'secondary' : 'primary'}>
          Upgrade Now
        </ButtonLink>
        {!foundingMember && trial.state === 'available' && (
          <StartTrial kind="secondary" onStarted={() => heading.current?.focus()} />
        )}
        <ButtonLink href="/subscription" kind="quiet">
          Manage Subscription
        </ButtonLink>
      </div>
      {!foundingMember && trial.state === 'used' && (
        <p className="text-small text-soft">
          Your free trial has been used. What you saved in it is still here.
        </p>
      )}
    </div>
  );
}

function OnTrial({ endsAt }: { endsAt: string }) {
  const [now] = useState(() => new Date());
  return (
    <div className="grid gap-2 rounded-card bg-tint px-4 py-3">
      <p className="flex flex-wrap items-center gap-2 font-strong">
        Free trial of Pro
        <Badge>{trialDaysWords(endsAt, now)}</Badge>
      </p>
      <p>
        Everything in Pro is yours until {longDate(endsAt)}. Then you are on the free plan again:
        nothing is charged, and nothing you saved is lost.
      </p>
    </div>
  );
}
