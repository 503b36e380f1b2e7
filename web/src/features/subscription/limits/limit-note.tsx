import { Lock } from 'lucide-react';
import { Note } from '#ui/note.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** What the plan does not hold, told before somebody runs into it, and where to get it. */
export function LimitNote({ sentence }: { sentence: string }) {
  return (
    <Note icon={<Lock aria-hidden />}>
      {sentence} <TextLink href="/subscription">See plans</TextLink>
    </Note>
  );
}
