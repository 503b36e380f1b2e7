import { useQuery } from '@tanstack/react-query';
import { subscriptionQuery } from '#features/subscription/subscription.api.ts';

const TEAM_GOES =
  ' The seats that you pay for end. A team that you own goes, unless somebody else pays for it: then it is theirs. Hand it over first if it is to stay.';

/** Consequences of deleting the account. */
export function WhatGoes({ isAdministrator }: { isAdministrator: boolean }) {
  const { data: subscription } = useQuery(subscriptionQuery);
  return (
    <div className="grid gap-3">
      <p>This cannot be undone. You may want to download everything first.</p>
      <p>
        <strong className="font-strong text-ink">What goes:</strong> everything we keep about you,
        with your health card, history, plans, images and videos. A subscription ends first, and
        every device is signed out.
        {subscription?.team === 'owner' || subscription?.team === 'payer' ? TEAM_GOES : ''}
        {subscription?.foundingMember && ' Your place as a founding member does not come back.'}
      </p>
      <p>
        <strong className="font-strong text-ink">What stays:</strong>{' '}
        {isAdministrator && 'the images that you shared with everyone, without your name, and '}
        receipts at the payment provider, where the law asks for them, and the number of your
        account in the record of what administrators did, without a name. Nothing else.
      </p>
    </div>
  );
}
