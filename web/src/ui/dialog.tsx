import { clsx } from 'clsx';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { IconButton } from './icon-button.tsx';
import { escapeCloses } from './escape-closes.ts';
import { useBackCloses } from '#browser/use-back-closes.ts';
import { useFocusReturn } from '#browser/use-focus-return.ts';
import { useScrollLock } from './use-scroll-lock.ts';

export const veilStyle =
  'pointer-events-auto fixed inset-0 z-40 bg-veil data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';

/** A sheet at the bottom of a phone, a floating card elsewhere. */
export const dialogStyle =
  'fixed inset-x-0 bottom-0 z-40 mx-auto flex max-h-[92dvh] w-full flex-col rounded-t-card bg-card shadow-float ' +
  'pb-[env(safe-area-inset-bottom)] outline-none data-[state=closed]:animate-sink data-[state=open]:animate-rise ' +
  'sm:top-1/2 sm:bottom-auto sm:max-h-[88dvh] sm:[transform:translateY(-50%)] sm:rounded-card sm:border sm:border-hairline';

/** At 200 % and 400 % zoom a fixed footer would leave no room for the content. */
const wholeScrolls = 'short:overflow-y-auto';

/**
 * On a desktop the media fill the height and the text beside them scrolls; on a phone everything
 * between title and footer scrolls.
 */
const withMedia =
  'overflow-y-auto sm:max-w-2xl lg:grid lg:h-[min(92dvh,64rem)] lg:max-h-none lg:max-w-[min(84rem,calc(100vw-4rem))] ' +
  'lg:grid-cols-[min(56%,calc(92dvh-9rem))_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)_auto] lg:overflow-hidden';

const PARTS = {
  alone: {
    header: '',
    body: 'min-h-0 grow overflow-y-auto short:shrink-0',
    footer: '',
  },
  withMedia: {
    header: 'sticky top-0 z-10 bg-card short:static lg:col-start-2 lg:rounded-tr-card',
    body: 'lg:col-start-2 lg:min-h-0 lg:overflow-y-auto',
    footer: 'sticky bottom-0 z-10 bg-card short:static lg:col-start-2 lg:rounded-br-card',
  },
};

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  size?: 'small' | 'large';
  /** A picture, on a desktop the largest part of the dialog. */
  media?: ReactNode;
  /** Placed between the title and the close button. */
  actions?: ReactNode;
  /** Stays visible below the scrolling content; the primary button comes last. */
  footer?: ReactNode;
  children?: ReactNode;
};

export function Dialog(props: Props) {
  const { open, onOpenChange, description, size = 'small', media, footer, children } = props;
  const focus = useFocusReturn();
  useBackCloses(open, () => onOpenChange(false));
  useScrollLock(open);
  const parts = media ? PARTS.withMedia : PARTS.alone;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div data-state={open ? 'open' : 'closed'} className={veilStyle} />
        <Radix.Content
          {...(!description && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            focus.remember();
            focusFirstInput(event);
          }}
          onCloseAutoFocus={focus.giveBack}
          onKeyDown={escapeCloses(() => onOpenChange(false))}
          className={clsx(
            dialogStyle,
            media ? withMedia : [wholeScrolls, size === 'large' ? 'sm:max-w-4xl' : 'sm:max-w-md'],
          )}
        >
          <DialogHeader {...props} style={parts.header} />
          {media && (
            <div className="grid content-center bg-stage px-4 py-2 lg:col-start-1 lg:row-span-3 lg:row-start-1 lg:overflow-y-auto lg:rounded-l-card lg:p-4">
              <div className="mx-auto w-full max-lg:max-w-[55dvh] max-lg:short:max-w-[70dvh]">
                {media}
              </div>
            </div>
          )}
          {children && (
            <div className={clsx('px-5 pb-5 sm:px-6 sm:pb-6', parts.body, media && 'max-lg:pt-4')}>
              {children}
            </div>
          )}
          {footer && (
            <div
              className={clsx(
                'flex flex-wrap justify-end gap-3 border-t border-hairline px-5 py-4 sm:px-6',
                parts.footer,
              )}
            >
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type HeaderProps = Pick<Props, 'title' | 'description' | 'actions'> & { style: string };

function DialogHeader({ title, description, actions, style }: HeaderProps) {
  return (
    <div
      className={clsx(
        'flex items-start justify-between gap-2 pt-3 pr-2 pl-5 sm:pt-4 sm:pl-6',
        description ? 'pb-4' : 'pb-3',
        style,
      )}
    >
      <div className="grid min-w-0 gap-1 pt-1.5 [overflow-wrap:anywhere]">
        <Radix.Title className="text-title">{title}</Radix.Title>
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
  );
}

/**
 * Moves the initial focus to the first input, or else to the dialog; Radix would take the close
 * button.
 */
function focusFirstInput(event: Event): void {
  if (!(event.target instanceof HTMLElement)) return;
  event.preventDefault();
  const input = event.target.querySelector<HTMLElement>(
    'input:not([type="hidden"], [type="file"]), textarea',
  );
  (input ?? event.target).focus();
}
