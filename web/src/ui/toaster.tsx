import * as Radix from 'radix-ui/toast';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import {
  dismissToast,
  type Toast,
  TOAST_DURATION_MS,
  useCurrentToast,
  type ShownToast,
} from './toast.ts';
import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useCoversControl } from './keep-clear.ts';

const ICONS = {
  neutral: <Info aria-hidden className="text-deep" />,
  success: <CircleCheck aria-hidden className="text-good" />,
  error: <CircleAlert aria-hidden className="text-wrong" />,
};

const TOP = 'top-[calc(0.5rem+env(safe-area-inset-top))]';
const BOTTOM =
  'bottom-[calc(1rem+env(safe-area-inset-bottom)+var(--foot,0rem)+var(--action-bar,0rem))]';

/**
 * Toasts appear at the top, since the next controls are in the page or at its end; at the bottom if
 * they would cover the pressed or focused control. Render it once.
 */
export function Toaster() {
  const shown = useCurrentToast();
  const viewport = useRef<HTMLOListElement>(null);
  const coversControl = useCoversControl(viewport, shown?.open ? shown.id : undefined);
  useToastShortcut(shown);
  return createPortal(
    <Radix.Provider swipeDirection="right" label="Notification">
      {shown && (
        <Radix.Root
          key={shown.id}
          open={shown.open}
          onOpenChange={(open) => !open && dismissToast(shown.id)}
          duration={shown.durationMs ?? TOAST_DURATION_MS}
          type={shown.kind === 'error' ? 'foreground' : 'background'}
          // In a low window, such as 400 % zoom, the toast is one short row.
          className="pointer-events-auto grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 rounded-card border border-hairline bg-float py-2 pr-1 pl-4 shadow-float data-[state=closed]:animate-fade-out data-[state=open]:animate-rise data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) short:flex short:items-center short:gap-x-1 short:py-0 [&>svg]:mt-3 [&>svg]:size-5 [&>svg]:shrink-0 short:[&>svg]:hidden"
        >
          <MarkOnPage />
          {ICONS[shown.kind ?? 'neutral']}
          <div className="grid min-w-0 gap-0.5 py-2.5 short:grow short:gap-0 short:py-1.5 short:text-small">
            <Radix.Title className="font-strong [overflow-wrap:anywhere] short:line-clamp-2">
              {shown.title}
            </Radix.Title>
            {shown.description && (
              <Radix.Description className="text-soft [overflow-wrap:anywhere] short:line-clamp-1">
                {shown.description}
              </Radix.Description>
            )}
          </div>
          {shown.action && (
            <div className="col-start-2 -mt-1.5 -ml-3 pb-2 short:m-0 short:shrink-0 short:p-0">
              <Radix.Action asChild altText={altText(shown.action)}>
                <Button
                  kind="quiet"
                  size="small"
                  aria-keyshortcuts={shown.action.shortcut}
                  onClick={shown.action.onClick}
                >
                  {shown.action.label}
                </Button>
              </Radix.Action>
            </div>
          )}
          <div className="col-start-3 row-start-1">
            <Radix.Close asChild>
              <IconButton label="Dismiss" icon={<X aria-hidden />} />
            </Radix.Close>
          </div>
        </Radix.Root>
      )}
      <Radix.Viewport
        // A dialog hides everything behind it from screen readers except live regions. Off, since
        // each toast is announced on its own.
        aria-live="off"
        ref={viewport}
        className={clsx(
          'fixed inset-x-4 z-50 mx-auto max-w-96 outline-none print:hidden',
          coversControl ? BOTTOM : TOP,
        )}
      />
    </Radix.Provider>,
    // Outside the app: an open dialog hides the whole app from screen readers.
    document.body,
  );
}

/** Marks the page, so that its styles can keep clear of the toast. */
function MarkOnPage() {
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.setAttribute('data-toast', '');
    return () => page.removeAttribute('data-toast');
  }, []);
  return null;
}

const altText = ({ label, shortcut }: NonNullable<Toast['action']>) =>
  shortcut === undefined ? label : `${label}: ${shortcut.replace('+', ' ')}`;

/** Runs the action of the toast, unless the user is typing. */
function useToastShortcut(shown: ShownToast | null): void {
  useEffect(() => {
    if (!shown?.open || shown.action?.shortcut === undefined) return undefined;
    const { id, action } = shown;
    const listen = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
      if (!isShortcut || event.shiftKey || event.altKey || isWriting(event.target)) return;
      event.preventDefault();
      action.onClick();
      dismissToast(id);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [shown]);
}

/** In these elements the shortcut undoes typing. */
const TEXT =
  'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="range"])';

const isWriting = (target: EventTarget | null) =>
  target instanceof Element && target.closest(TEXT) !== null;
