import { PAGES } from '@limber/contract/pages';
import { textLinkStyle, TextLink } from '#ui/text-link.tsx';

const { landing, pricing, mission, privacy, terms, contact, companies } = PAGES;
const READ_BY_ANYBODY = new Set<string>(
  [landing, pricing, mission, privacy, terms, contact, companies].map(({ path }) => path),
);

/** Whether this page is there to be read, by users and by strangers: it has the footer for both. */
export const isReadByAnybody = (path: string) => READ_BY_ANYBODY.has(path);

/**
 * The footer of what strangers see, and of what is there to be read. It comes with the screen, which would push it
 * out of the window.
 */
export function SiteFooter() {
  return (
    <footer className="border-t border-hairline [main:has(>output)~&]:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-8 text-small text-soft sm:px-6">
        <p>Limber keeps office joints moving, three minutes at a time.</p>
        <nav aria-label="About" className="flex flex-wrap gap-x-6 gap-y-2">
          {/* Not by the router: the browser finds the section. */}
          <a href="/#companies" className={textLinkStyle}>
            For companies
          </a>
          <TextLink href="/pricing">Pricing</TextLink>
          <TextLink href="/mission">Mission</TextLink>
          <TextLink href="/privacy">Privacy</TextLink>
          <TextLink href="/terms">Terms</TextLink>
          <TextLink href="/contact">Contact</TextLink>
          {/* A page of the server: each installation may have another address for its source. */}
          <a href="/source" className={textLinkStyle}>
            Source code (AGPL-3.0)
          </a>
        </nav>
      </div>
    </footer>
  );
}
