import type { Subscription } from '@limber/contract/subscription';
import { tierStanding } from '@limber/domain/subscriptions/tier-standing';
import type { ReactNode } from 'react';
import type { Offer } from './offers.ts';
import { useEnterpriseLink } from '#installation.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { buttonStyle } from '#ui/button.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';

type Props = {
  offer: Offer;
  /** Null for a visitor, undefined while loading. */
  subscription: Subscription | null | undefined;
  /** True for the only primary button in sight. */
  main: boolean;
  /** The action of the Free plan, if any. */
  free: ReactNode;
};

/** A button, or the reason for none; always as tall as a button, so that nothing moves. */
export function PlanAction({ offer: { id, name }, subscription, main, free }: Props) {
  const enterpriseLink = useEnterpriseLink();
  if (id === 'enterprise') {
    return (
      <a href={enterpriseLink} className={buttonStyle('secondary', 'regular', true)}>
        Contact us
      </a>
    );
  }
  if (id === 'free' && free) return free;
  if (subscription === undefined) return <SkeletonBlock shape="h-11" />;
  const standing = subscription === null ? 'more' : tierStanding(id, subscription);
  if (standing === 'founding') {
    return (
      <Slot>
        <Badge kind="brand">Founding member</Badge> Yours, free, for good
      </Slot>
    );
  }
  if (standing === 'current') {
    return (
      <Slot>
        <Badge kind="brand">Current plan</Badge>
      </Slot>
    );
  }
  if (standing === 'included') return <Slot>In what you have already</Slot>;
  return (
    <ButtonLink href={`/subscription?plan=${id}`} kind={main ? 'primary' : 'secondary'} wide>
      Choose {name}
    </ButtonLink>
  );
}

function Slot({ children }: { children: ReactNode }) {
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-2 text-small text-soft">{children}</p>
  );
}
