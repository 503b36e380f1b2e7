import { Lock } from 'lucide-react';
import { TextLink } from '#ui/text-link.tsx';

/** How many exercises of a plan are locked, and what opens them. Nothing where none is. */
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
