import { PAGES } from '@limber/contract/pages';
import { textLinkStyle, TextLink } from '#ui/text-link.tsx';

const { landing, pricing, mission, privacy, terms, contact, companies } = PAGES;
const READ_BY_ANYBODY = new Set<string>(
  [landing, pricing, mission, privacy, terms, contact, companies].map(({ path }) => path),
);

/** Pages for users and strangers alike. */
export const isReadByAnybody = (path: string) => READ_BY_ANYBODY.has(path);

/** Hidden while the screen loads, which would push it out of the window. */
export function SiteFooter() {
  return (
    <footer className="border-t border-hairline [main:has(>output)~&]:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-8 text-small text-soft sm:px-6">
        <p>Limber keeps office joints moving, three minutes at a time.</p>
        <nav aria-label="About" className="flex flex-wrap gap-x-6 gap-y-2">
          {/* A plain link: the browser finds the section. */}
          <a href="/#companies" className={textLinkStyle}>
            For companies
          </a>
          <TextLink href="/pricing">Pricing</TextLink>
          <TextLink href="/mission">Mission</TextLink>
          <TextLink href="/privacy">Privacy</TextLink>
          <TextLink href="/terms">Terms</TextLink>
          <TextLink href="/contact">Contact</TextLink>
          {/* A page of the server: installations may have other source addresses. */}
          <a href="/source" className={textLinkStyle}>
            Source code (AGPL-3.0)
          </a>
        </nav>
      </div>
    </footer>
  );
}
