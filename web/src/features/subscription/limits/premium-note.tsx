import { PREMIUM_PACK_NAME } from '@limber/domain/subscriptions/prices';
import { Lock } from 'lucide-react';
import { Note } from '#ui/note.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Above a list in which some exercises are locked: what opens them. */
export function PremiumNote() {
  return (
    <Note icon={<Lock aria-hidden />}>
      Exercises with a lock belong to the {PREMIUM_PACK_NAME}.{' '}
      <TextLink href="/checkout">Get the pack</TextLink> or{' '}
      <TextLink href="/subscription">see plans</TextLink>
    </Note>
  );
}
