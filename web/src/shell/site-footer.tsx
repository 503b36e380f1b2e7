import { FEEDBACK_LINK } from '#contact.ts';
import { textLinkStyle, TextLink } from '#ui/text-link.tsx';

/** The small print. */
export function SiteFooter() {
  return (
    <footer className="border-t border-hairline">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-8 text-small text-soft sm:px-6">
        <p>Limber keeps office joints moving, three minutes at a time.</p>
        <nav aria-label="About" className="flex flex-wrap gap-x-6 gap-y-2">
          <TextLink href="/pricing">Pricing</TextLink>
          <TextLink href="/mission">Mission</TextLink>
          <TextLink href="/privacy">Privacy</TextLink>
          <TextLink href="/terms">Terms</TextLink>
          <a href={FEEDBACK_LINK} className={textLinkStyle}>
            Contact
          </a>
          {/* A page of the server: each installation may have another address for its source. */}
          <a href="/source" className={textLinkStyle}>
            Source code (AGPL-3.0)
          </a>
        </nav>
      </div>
    </footer>
  );
}
