import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Note } from './note.tsx';

type Props = {
  icon?: ReactNode;
  /** Label of the dismiss button. */
  dismiss: string;
  onDismiss: () => void;
  children: ReactNode;
};

/** `z-10` raises it above content that reaches up behind the header. */
export function PageNotice({ icon, dismiss, onDismiss, children }: Props) {
  return (
    <div className="relative z-10 mx-auto w-full max-w-6xl px-4 pt-4 sm:px-6">
      <Note icon={icon}>
        <div className="grid justify-items-start gap-2">
          {children}
          <Button kind="secondary" size="small" onClick={onDismiss}>
            {dismiss}
          </Button>
        </div>
      </Note>
    </div>
  );
}
