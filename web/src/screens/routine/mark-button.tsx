import { Check } from 'lucide-react';
import { Button } from '#ui/button.tsx';

type Props = { name: string; completed: boolean; onToggle: () => void };

/** Marks an exercise as done, or takes the mark back. */
export function MarkButton({ name, completed, onToggle }: Props) {
  return (
    <Button
      kind="secondary"
      aria-pressed={completed}
      aria-label={`Mark Complete: ${name}`}
      onClick={onToggle}
    >
      {completed && <Check aria-hidden />}
      Mark Complete
    </Button>
  );
}
