import type { ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';

type Props = {
  open: boolean;
  /** The id of the controlled element. */
  controls: string;
  onToggle: () => void;
  children: ReactNode;
};

export function ExpandButton({ open, controls, onToggle, children }: Props) {
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
      className="group flex min-h-14 w-full items-center justify-between gap-4 rounded-tick py-2 text-left hover:text-deep"
    >
      {children}
      <ChevronDown
        aria-hidden
        className="size-5 shrink-0 text-soft transition-transform group-aria-expanded:rotate-180"
      />
    </button>
  );
}
