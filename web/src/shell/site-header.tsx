import { PAGES } from '@limber/contract/pages';
import { useSession } from '#features/auth/session-store.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { createContext, type ReactNode, useContext } from 'react';
import { clsx } from 'clsx';
import { Link, useLocation } from 'wouter';
import { buttonStyle } from '#ui/button.tsx';
import { isOn, type MainPage } from './main-pages.ts';
import { MissionBanner } from './mission-banner.tsx';

/** The menu of the header; documents without the app provide another one. */
export const MenuOfHeader = createContext<ReactNode>(<HeaderMenu />);

export function SiteHeader() {
  const menu = useContext(MenuOfHeader);
  const { authenticated, loading, unreachable } = useSession();
  return (
    // Stays above page backgrounds that reach the top of the window.
    <header id="header" className="relative z-10 [view-transition-name:site-header]">
      <MissionBanner />
      <nav
        aria-label="Site"
        className="mx-auto flex min-h-12 max-w-6xl flex-wrap items-center justify-end gap-x-2 px-4 sm:min-h-16 sm:px-6"
      >
        <Logo />
        <div className="flex flex-wrap items-center justify-end gap-1 max-[359px]:gap-0">
          {/* A token under check is usually valid, so nothing moves afterwards. */}
          {(authenticated || loading) && (
            <>
              <HeaderLink page="dashboard">Dashboard</HeaderLink>
              <div className="flex gap-1 max-sm:hidden">
                <HeaderLink page="exercises">Exercises</HeaderLink>
                <HeaderLink page="profile">Profile</HeaderLink>
              </div>
            </>
          )}
          {!loading && !unreachable && !authenticated && (
            <>
              <div className="max-sm:hidden">
                <ButtonLink href="/pricing" kind="quiet" size="small">
                  Pricing
                </ButtonLink>
              </div>
              <ButtonLink href="/login" kind="quiet" size="small">
                Sign In
              </ButtonLink>
              <ButtonLink href="/register" size="small">
                Get Started
              </ButtonLink>
            </>
          )}
          {menu}
        </div>
      </nav>
    </header>
  );
}

function HeaderLink({ page, children }: { page: MainPage; children: ReactNode }) {
  const [path] = useLocation();
  const isHere = isOn(path, page);
  return (
    <Link
      href={PAGES[page].path}
      aria-current={isHere ? 'page' : undefined}
      className={clsx(
        buttonStyle('quiet', 'regular', false),
        isHere && 'underline decoration-2 underline-offset-8',
      )}
    >
      {children}
    </Link>
  );
}

/** Leads home. Without room the name disappears as a whole. */
function Logo() {
  return (
    <div className="flex min-w-7 flex-1 basis-7">
      <Link href="/" className="tap flex min-w-0 items-center gap-2 rounded-card text-ink">
        <svg viewBox="0 0 32 32" aria-hidden className="size-7 shrink-0 sm:size-8">
          <rect width="32" height="32" rx="9" className="fill-brand" />
          <g fill="none" stroke="#fff" strokeLinecap="round">
            <circle cx="12.5" cy="9" r="3.5" fill="#fff" stroke="none" />
            <path d="M12.5 16.5V25" strokeWidth="4.5" />
            <path d="M12.5 17.5c5.500 0 9.500-3 10.500-9" strokeWidth="3.5" />
            <path
              d="M25 14.500c-.6 3.600-2.400 6.600-5.200 8.700"
              strokeWidth="3"
              className="stroke-movement"
            />
          </g>
        </svg>
        <span className="flex h-[1lh] min-w-0 flex-wrap overflow-hidden text-title font-strong tracking-tight before:h-[1lh] before:content-['']">
          Limber
        </span>
        <span className="sr-only">, to the homepage</span>
      </Link>
    </div>
  );
}
