import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';

/** Whoever has this plan, or more, pays nothing for it. */
export function NotForSale({ why }: { why: string }) {
  return (
    <Card as="section" padding="generous">
      <h2 className="text-title">Nothing to pay</h2>
      <p className="mt-2 text-soft">{why}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink href="/subscription">Back to all plans</ButtonLink>
        <ButtonLink href="/profile?tab=subscription" kind="secondary">
          Manage in Profile
        </ButtonLink>
      </div>
    </Card>
  );
}
