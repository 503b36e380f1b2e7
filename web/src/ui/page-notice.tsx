import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Note } from './note.tsx';

type Props = {
  icon?: ReactNode;
  /** The words of the button that puts it away. */
  dismiss: string;
  onDismiss: () => void;
  children: ReactNode;
};

/** A sentence above a page, until it is put away. It lies on what reaches up behind the header. */
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
