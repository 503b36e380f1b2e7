import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { escapeCloses } from './escape-closes.ts';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusReturn } from './use-focus-return.ts';

/** Dims what is behind a dialog. */
export const veilStyle =
  'fixed inset-0 z-40 bg-veil data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';

/** A sheet at the bottom of a phone, a floating card on anything larger. */
export const dialogStyle =
  'fixed inset-x-0 bottom-0 z-40 mx-auto flex max-h-[92dvh] w-full flex-col rounded-t-card bg-card shadow-float ' +
  'pb-[env(safe-area-inset-bottom)] outline-none data-[state=closed]:animate-sink data-[state=open]:animate-rise ' +
  'sm:top-1/2 sm:bottom-auto sm:max-h-[88dvh] sm:[transform:translateY(-50%)] sm:rounded-card sm:border sm:border-hairline';

const SIZES = {
  small: 'sm:max-w-md',
  large: 'sm:max-w-4xl',
  // `besideStyle` takes the room at the side. A square of it and its controls are as tall as the dialog.
  beside:
    'sm:max-w-4xl beside:[--tall:min(92dvh,60rem)] beside:[--side:min(52vw,var(--tall)-7rem)] beside:h-(--tall) ' +
    'beside:max-h-none beside:max-w-[min(96vw,var(--side)+40rem)] beside:pl-(--side)',
};

/** Of what a dialog of the size `beside` shows at its side where the window is wide: it stays while the rest scrolls. */
export const besideStyle =
  'beside:absolute beside:inset-y-0 beside:left-0 beside:w-(--side) beside:overflow-y-auto beside:rounded-l-card';

/** At 200 % and 400 % zoom a footer that stays would leave no room for what it is about. */
const wholeScrolls = 'short:overflow-y-auto';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** `beside` has a place for something large at its side. */
  size?: keyof typeof SIZES;
  /** Beside the title, before the close button. */
  actions?: ReactNode;
  /** Stays in sight below what scrolls; the primary button comes last. */
  footer?: ReactNode;
  children?: ReactNode;
};

/** A task that has to be finished or left before going on. A sheet from below on phones. */
export function Dialog(props: Props) {
  const {
    open,
    onOpenChange,
    title,
    description,
    size = 'small',
    actions,
    footer,
    children,
  } = props;
  const focus = useFocusReturn();
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={veilStyle} />
        <Radix.Content
          {...(!description && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            focus.remember();
            focusFirstInput(event);
          }}
          onCloseAutoFocus={focus.giveBack}
          onKeyDown={escapeCloses(() => onOpenChange(false))}
          className={clsx(dialogStyle, wholeScrolls, SIZES[size])}
        >
          <div className="flex items-start justify-between gap-2 py-3 pr-2 pl-5 sm:pt-4 sm:pl-6">
            <div className="grid min-w-0 gap-1 pt-1.5">
              <Radix.Title className="text-title [overflow-wrap:anywhere]">{title}</Radix.Title>
              {description && (
                <Radix.Description asChild>
                  <div className="text-soft">{description}</div>
                </Radix.Description>
              )}
            </div>
            <div className="flex shrink-0 items-center">
              {actions}
              <Radix.Close asChild>
                <IconButton label="Close" icon={<X aria-hidden />} />
              </Radix.Close>
            </div>
          </div>
          {children && (
            <div className="min-h-0 grow overflow-y-auto px-5 pb-5 short:shrink-0 sm:px-6 sm:pb-6">
              {children}
            </div>
          )}
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-hairline px-5 py-4 sm:px-6">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The first thing to fill in has the focus, or else the dialog itself: never the button that closes it. */
function focusFirstInput(event: Event): void {
  if (!(event.target instanceof HTMLElement)) return;
  event.preventDefault();
  const input = event.target.querySelector<HTMLElement>(
    'input:not([type="hidden"], [type="file"]), textarea',
  );
  (input ?? event.target).focus();
}
