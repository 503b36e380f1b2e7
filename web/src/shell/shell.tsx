import { clsx } from 'clsx';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { Reminder } from './reminder.tsx';
import { useSession } from '#features/auth/session-store.ts';
import { Spinner } from '#ui/spinner.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { FeedbackButton, offersFeedback } from './feedback-button.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** These screens have a bar of their own at the bottom, or are to be finished first. */
const WITHOUT_BOTTOM_NAV = /^\/(routines?\/|onboarding|login|register)/;

/** What stands around every screen. */
export function Shell({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const { authenticated } = useSession();
  const hasBottomNav = authenticated && !WITHOUT_BOTTOM_NAV.test(path);
  const hasFeedback = authenticated && offersFeedback(path);
  return (
    <div
      className={clsx(
        'flex min-h-dvh flex-col',
        hasBottomNav && 'pb-16 sm:pb-0',
        // The end of the page can be scrolled clear of the button that floats there.
        hasFeedback && 'max-sm:pb-32',
      )}
    >
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="flex grow flex-col outline-none">
        <ErrorBoundary key={path}>
          <Suspense fallback={<Spinner label="Loading" />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      {!authenticated && <SiteFooter />}
      {hasFeedback && <FeedbackButton />}
      {hasBottomNav && <BottomNav path={path} />}
      {authenticated && <Reminder />}
      <ScrollToTop path={path} />
    </div>
  );
}

/** The first stop of the Tab key: past the header, to the content. */
function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-20 opacity-0 rounded-pill bg-deep px-5 py-3 font-strong text-on-deep focus:translate-y-0 focus:opacity-100"
    >
      Skip to content
    </a>
  );
}
