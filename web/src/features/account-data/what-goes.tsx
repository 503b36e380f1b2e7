import { useQuery } from '@tanstack/react-query';
import { subscriptionQuery } from '#features/subscription/subscription.api.ts';

/** What deleting the account takes with it, and what it leaves. */
export function WhatGoes({ isAdministrator }: { isAdministrator: boolean }) {
  const { data: subscription } = useQuery(subscriptionQuery);
  return (
    <div className="grid gap-3">
      <p>This cannot be undone. You may want to download everything first.</p>
      <p>
        <strong className="font-strong text-ink">What goes, at once:</strong> your account, where it
        hurts, your health card, your routines, plans and history, what you told us about exercises,
        and the images and videos you uploaded. Every device is signed out.
      </p>
      <p>
        A subscription ends at the payment provider first.
        {subscription?.foundingMember && ' Your place as a founding member does not come back.'}
      </p>
      <p>
        <strong className="font-strong text-ink">What stays:</strong> if you ever paid, the receipts
        that the law makes the payment provider keep.
        {isAdministrator &&
          ' And the images that you shared with everyone, without your name.'}{' '}
        Nothing else.
      </p>
    </div>
  );
}
