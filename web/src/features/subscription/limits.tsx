import { LIMIT_SENTENCES } from '@limber/domain/subscriptions/entitlements';
import { PREMIUM_PACK_NAME, moneyWords, PRICES } from '@limber/domain/subscriptions/prices';
import Lock from 'lucide-react/icons/lock';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Note } from '#ui/note.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Explains a limit of the user's tier, with a link to upgrade. */
export function LimitNote({ sentence }: { sentence: string }) {
  return (
    <Note icon={<Lock aria-hidden />}>
      {sentence} <TextLink href="/subscription">See plans</TextLink>
    </Note>
  );
}

/** How many exercises of a plan are locked, with a link to upgrade. Empty when none is. */
export function LockedExercises({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="flex items-start gap-2 text-small text-soft">
      <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {count === 1 ? '1 exercise is' : `${count} exercises are`} locked and left out.{' '}
        <TextLink href="/checkout">Get the pack</TextLink> or{' '}
        <TextLink href="/subscription">see plans</TextLink>
      </span>
    </p>
  );
}

/** Badge of a locked exercise. */
export function PremiumBadge() {
  return (
    <Badge>
      <Lock aria-hidden />
      Premium
    </Badge>
  );
}

/** Explains above a list how to unlock its locked exercises. */
export function PremiumNote() {
  return (
    <Note icon={<Lock aria-hidden />}>
      Exercises with a lock belong to the {PREMIUM_PACK_NAME}.{' '}
      <TextLink href="/checkout">Get the pack</TextLink> or{' '}
      <TextLink href="/subscription">see plans</TextLink>
    </Note>
  );
}

/** Explains why an exercise is locked, and the two ways to unlock it. */
export function UnlockExercise() {
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
