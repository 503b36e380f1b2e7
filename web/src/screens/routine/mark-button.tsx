import { Check } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

type Props = {
  name: string;
  completed: boolean;
  /** The main thing to do where it stands. */
  main?: boolean;
  onToggle: () => void;
};

/** Marks an exercise as done, or takes the mark back. */
export function MarkButton({ name, completed, main = false, onToggle }: Props) {
  return (
    <Button
      kind={main && !completed ? 'primary' : 'secondary'}
      size={main ? 'large' : 'regular'}
      aria-pressed={completed}
      aria-label={`Mark Complete: ${name}`}
      onClick={onToggle}
    >
      {!completed && <Check aria-hidden />}
      {completed ? 'Undo' : 'Mark Complete'}
    </Button>
  );
}
