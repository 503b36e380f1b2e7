import * as Radix from 'radix-ui/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { dialogStyle, veilStyle } from './dialog.tsx';
import { escapeCloses } from './escape-closes.ts';
import { useBackCloses } from '#browser/use-back-closes.ts';
import { useFocusReturn } from '#browser/use-focus-return.ts';
import { useScrollLock } from './use-scroll-lock.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  /** Names the action: "Delete plan", never "OK". */
  confirm: string;
  cancel?: string;
  kind?: 'primary' | 'danger';
  /** The action is running; the dialog stays open until `onOpenChange(false)`. */
  pending?: boolean;
  onConfirm: () => void;
};

/** Confirmation of an action that cannot be undone. */
export function AlertDialog(props: Props) {
  const { open, onOpenChange, title, description, confirm, cancel = 'Cancel', onConfirm } = props;
  const { kind = 'danger', pending = false } = props;
  const focus = useFocusReturn();
  useBackCloses(open, () => onOpenChange(false));
  useScrollLock(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div data-state={open ? 'open' : 'closed'} className={veilStyle} />
        <Radix.Content
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          onKeyDown={escapeCloses(() => onOpenChange(false))}
          className={`${dialogStyle} overflow-y-auto sm:max-w-md`}
        >
          <div className="grid grid-cols-1 gap-2 p-5 [overflow-wrap:anywhere] sm:p-6">
            <Radix.Title className="text-title">{title}</Radix.Title>
            <Radix.Description asChild>
              <div className="text-soft">{description}</div>
            </Radix.Description>
            <div className="mt-4 flex flex-wrap justify-end gap-3">
              <Radix.Cancel asChild>
                <Button kind="secondary">{cancel}</Button>
              </Radix.Cancel>
              <Button kind={kind} pending={pending} onClick={onConfirm}>
                {confirm}
              </Button>
            </div>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
