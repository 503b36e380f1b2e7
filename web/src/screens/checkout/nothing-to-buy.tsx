import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';

/** Whoever has the exercises for good pays nothing for them. */
export function NothingToBuy({ why }: { why: string }) {
  return (
    <Card as="section" padding="generous">
      <h2 className="text-title">Nothing to pay</h2>
      <p className="mt-2 text-soft">{why}</p>
      <div className="mt-5">
        <ButtonLink href="/exercises">Browse Exercises</ButtonLink>
      </div>
    </Card>
  );
}
