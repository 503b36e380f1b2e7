import { Link } from 'wouter';
import ArrowRight from 'lucide-react/icons/arrow-right';
import X from 'lucide-react/icons/x';
import { ofDevice } from '#browser/stored.ts';
import { IconButton } from '#ui/icon-button.tsx';

/** Shown until closed on this device. */
export function MissionBanner() {
  return (
    <div data-mission-banner className="flex items-center bg-tint pr-1 text-small text-ink sm:pr-2">
      <Link
        href="/mission"
        className="flex min-h-10 grow items-center justify-center gap-1.5 py-2 pl-4 -outline-offset-2 hover:underline max-sm:justify-start sm:pl-13"
      >
        Touch 1 million lives with preventative joint mobility
        <ArrowRight aria-hidden className="size-4 shrink-0 max-sm:hidden" />
      </Link>
      <IconButton label="Close the banner" icon={<X aria-hidden />} onClick={close} />
    </div>
  );
}

function close(): void {
  rememberClosed();
  document.documentElement.dataset['mission'] = 'closed';
  document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
}

/** document/before-paint.ts reads it before the first paint. */
const rememberClosed = () => ofDevice.set('mission', 'closed');
