import { ButtonLink } from '../../../ui/button-link.tsx';
import { FoundingMember } from './founding-member.tsx';

/** Somebody who pays nothing. */
export function FreePlan({ foundingMember }: { foundingMember: boolean }) {
  return (
    <div className="grid gap-4">
      <h2 className="text-title">Free Plan</h2>
      {foundingMember ? (
        <FoundingMember />
      ) : (
        <p className="text-soft">
          Three minutes a day for the areas that matter most to you. Upgrade for longer routines and
          every area of the body.
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink href="/subscription" kind={foundingMember ? 'secondary' : 'primary'}>
          Upgrade Now
        </ButtonLink>
        <ButtonLink href="/subscription" kind="quiet">
          Manage Subscription
        </ButtonLink>
      </div>
    </div>
  );
}
