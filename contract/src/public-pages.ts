import type { Registration } from '@limber/domain/accounts/registration';
import { registrationKnown } from '@limber/domain/accounts/registration-in-document';
import { ALL_PAGES, type Page, PAGES } from './pages.ts';

/** A public page that search engines may list. */
export type PublicPage = Page & { head: NonNullable<Page['head']> };

/** Their heads are written into the document by the server. */
export const PUBLIC_PAGES = ALL_PAGES.flatMap(([, page]): PublicPage[] =>
  page.head === undefined ? [] : [{ ...page, head: page.head }],
);

/** The built document of a page, for the register page by who may register; undefined where there is none. */
export function documentFile(page: Page, registration: Registration): string | undefined {
  if (page.document === undefined) return undefined;
  const [name] = ALL_PAGES.find(([, { path }]) => path === page.path) ?? [];
  const known = registrationKnown(registration);
  return page.path === PAGES.register.path && known !== 'open'
    ? `${name}-${known}.html`
    : `${name}.html`;
}
