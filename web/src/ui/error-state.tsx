import type { ReactNode, Ref } from 'react';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from './button.tsx';

type Props = {
  ref?: Ref<HTMLDivElement>;
  title: string;
  /** One sentence: the reason and a remedy. */
  children?: ReactNode;
  /** Omitted when a retry cannot help. */
  onRetry?: () => void;
  retrying?: boolean;
  /** An alternative beside "Try again". */
  action?: ReactNode;
};

export function ErrorState({ ref, title, children, onRetry, retrying = false, action }: Props) {
  return (
    <div
      ref={ref}
      role="alert"
      className="grid content-start gap-3 rounded-card border border-hairline bg-card p-5 sm:p-8"
    >
      <h2 className="text-body font-strong">{title}</h2>
      {children && <div className="grid max-w-prose gap-2 text-soft">{children}</div>}
      <div className="mt-2 flex flex-wrap gap-3">
        {onRetry && (
          <Button kind="secondary" pending={retrying} onClick={onRetry}>
            {!retrying && <RotateCw aria-hidden />}
            Try again
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
