import { moneyWords, PRICES } from '@limber/domain/subscriptions/prices';
import { LIMIT_SENTENCES } from '@limber/domain/subscriptions/entitlements';
import { ButtonLink } from '#ui/button-link.tsx';

/** Why an exercise is closed, and the two ways to open it. */
export function Unlock() {
  return (
    <section aria-label="Locked exercise" className="grid content-start gap-4">
      <p className="text-title text-pretty">{LIMIT_SENTENCES.premiumExercise}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/checkout">
          Get the pack for {moneyWords(PRICES.premiumPack.cents)}
        </ButtonLink>
        <ButtonLink href="/subscription" kind="secondary">
          See plans
        </ButtonLink>
      </div>
    </section>
  );
}
