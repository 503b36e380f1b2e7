import type { Exercise } from '@limber/contract/exercises';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';

export function RuledOutBadge() {
  return (
    <Badge>
      <HeartHandshake aria-hidden />
      Not for you now
    </Badge>
  );
}

/** Empty if the reason is null. */
export function RuledOutLine({ reason }: { reason: string | null }) {
  if (reason === null) return null;
  return (
    <span className="block text-small text-soft">
      <span className="font-strong text-ink">Not for you now.</span> {reason}
    </span>
  );
}

/** Empty if the count is 0. */
export function LeftOutCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="flex items-start gap-2 text-small text-soft">
      <HeartHandshake aria-hidden className="mt-0.5 size-4 shrink-0" />
      {count === 1 ? '1 exercise is' : `${count} exercises are`} not for you now and left out.
    </p>
  );
}

type Props = { exercise: Exercise; reason: string; onOpen: () => void };

/** Replaces a ruled-out exercise until the user opens it. */
export function RuledOutQuestion({ exercise, reason, onOpen }: Props) {
  return (
    <section aria-label="Not for you now" className="grid max-w-prose content-start gap-4">
      <p className="text-title text-pretty">{reason}</p>
      <p>
        So we leave {exercise.name} out of your routines. If your doctor or therapist is fine with
        it, you can look at it. Open it anyway?
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button kind="secondary" onClick={onOpen}>
          Open it anyway
        </Button>
        <TextLink href="/profile?tab=pain-points">Change your health card</TextLink>
      </div>
    </section>
  );
}
