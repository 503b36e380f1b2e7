import { LIMIT_SENTENCES } from '@limber/domain/subscriptions/entitlements';
import { PREMIUM_PACK_NAME, moneyWords, PRICES } from '@limber/domain/subscriptions/prices';
import Lock from 'lucide-react/icons/lock';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Note } from '#ui/note.tsx';
import { TextLink } from '#ui/text-link.tsx';

export function LimitNote({ sentence }: { sentence: string }) {
  return (
    <Note icon={<Lock aria-hidden />}>
      {sentence} <TextLink href="/subscription">See plans</TextLink>
    </Note>
  );
}

/** Empty if the count is 0. */
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

export function PremiumBadge() {
  return (
    <Badge>
      <Lock aria-hidden />
      Premium
    </Badge>
  );
}

export function PremiumNote() {
  return (
    <Note icon={<Lock aria-hidden />}>
      Exercises with a lock belong to the {PREMIUM_PACK_NAME}.{' '}
      <TextLink href="/checkout">Get the pack</TextLink> or{' '}
      <TextLink href="/subscription">see plans</TextLink>
    </Note>
  );
}

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
