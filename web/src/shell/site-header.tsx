import { useSession } from '#features/auth/session-store.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { Logo } from './logo.tsx';
import { MissionBanner } from './mission-banner.tsx';

/** The mission, the name of the product, and the ways in. */
export function SiteHeader() {
  const { authenticated, loading } = useSession();
  return (
    <header>
      <MissionBanner />
      <nav
        aria-label="Site"
        className="mx-auto flex h-16 max-w-6xl items-center justify-between gap-2 px-4 sm:px-6"
      >
        <Logo />
        <div className="flex items-center gap-1">
          {!loading && authenticated && (
            <>
              <ButtonLink href="/dashboard" kind="quiet">
                Dashboard
              </ButtonLink>
              <div className="max-sm:hidden">
                <ButtonLink href="/exercises" kind="quiet">
                  Exercises
                </ButtonLink>
              </div>
            </>
          )}
          {!loading && !authenticated && (
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
          <HeaderMenu />
        </div>
      </nav>
    </header>
  );
}
