import { clsx } from 'clsx';
import { memo, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { forgetfulness } from '#browser/stored.ts';
import { useSession } from '#features/auth/session-store.ts';
import { BottomNav } from './bottom-nav.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { FeedbackButton, FeedbackRoom, offersFeedback } from './feedback-button.tsx';
import { isReadByAnybody, SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { lazyWhenIdle } from '#ui/lazy-when-idle.tsx';
import { Spinner } from '#ui/spinner.tsx';

const ResetLinkNotice = lazyWhenIdle(
  async () => (await import('#features/auth/reset-link-notice.tsx')).ResetLinkNotice,
);

const ForgetfulNotice = lazyWhenIdle(
  async () => (await import('./forgetful-notice.tsx')).ForgetfulNotice,
);

/** Pages that tell visitors before signing in that this browser will not remember them. */
const BEFORE_SIGNING_IN = /^\/(login|register)$/;
/** Screens that have a bar of their own, or that users should finish first. */
const WITHOUT_BOTTOM_NAV = /^\/(routines?\/|session|onboarding|login|register)/;
/** The figure needs the room; strangers at /session go to the sign-in page. */
const WITHOUT_HEADER = { user: /^\/(session|try)/, stranger: /^\/try/ };

/** Fixed on phones; at 400 % zoom it moves to the page's end, to leave room. */
const footStyle =
  'z-30 flex justify-end border-t border-hairline bg-card pb-[env(safe-area-inset-bottom)] ' +
  'max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:short:static sm:contents';

export function Shell({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const { authenticated, loading, user } = useSession();
  // A stored token is usually valid, so strangers' parts would only disappear again.
  const isUser = authenticated || loading;
  const isAlone = WITHOUT_HEADER[isUser ? 'user' : 'stranger'].test(path);
  const hasBottomNav = isUser && !WITHOUT_BOTTOM_NAV.test(path);
  const isForgetful = useStore(forgetfulness) === 'untold';
  const toldSo = isForgetful && (authenticated || BEFORE_SIGNING_IN.test(path));
  const hasFooter = isUser ? isReadByAnybody(path) : !isAlone;
  const hasFeedback = isUser && offersFeedback(path);
  return (
    <div
      className={clsx('flex min-h-dvh flex-col', hasBottomNav && 'pb-16 max-sm:short:pb-0 sm:pb-0')}
    >
      <SkipLink />
      {!isAlone && <SiteHeader />}
      <main
        id="main"
        tabIndex={-1}
        // Where the foot is at the page's end, main has the window's height, so that loading does not move the foot.
        className="flex grow flex-col outline-none max-sm:short:min-h-dvh"
      >
        {user?.resetLinkGivenAt && !isAlone && <ResetLinkNotice />}
        {toldSo && !isAlone && <ForgetfulNotice />}
        <Screen key={path}>{children}</Screen>
      </main>
      {hasFooter && <SiteFooter />}
      {(hasBottomNav || hasFeedback) && (
        <div data-foot className={footStyle}>
          {hasBottomNav && <BottomNav path={path} />}
          {hasFeedback && (authenticated ? <FeedbackButton /> : <FeedbackRoom />)}
        </div>
      )}
      <ScrollToTop path={path} />
    </div>
  );
}

/** Memoized: otherwise each render of the shell would render a page again while it is hydrated. */
const Screen = memo(function Screen({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Spinner label="Loading" />}>{children}</Suspense>
    </ErrorBoundary>
  );
});

/** The first stop of the Tab key. */
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

/** Scrolls to the top on each new path; on "back" the browser restores the position. */
export function ScrollToTop({ path }: { path: string }) {
  const wentBack = useRef(false);
  const shownPath = useRef(path);
  useEffect(() => {
    const note = () => {
      // A step back within a path, e.g. to another tab, does not affect the next path.
      wentBack.current = window.location.pathname !== shownPath.current;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    // The screen scrolls to a part named in the address.
    if (!wentBack.current && location.hash === '') window.scrollTo(0, 0);
    wentBack.current = false;
  }, [path]);
  return null;
}
