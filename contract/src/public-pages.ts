import type { Registration } from '@limber/domain/accounts/registration';
import { registrationKnown } from '@limber/domain/accounts/registration-in-document';
import { ALL_PAGES, type Page, PAGES } from './pages.ts';

/** A page that anybody may read and that search engines may find. */
export type PublicPage = Page & { head: NonNullable<Page['head']> };

/** The pages that are worth finding: the server writes what they say of themselves into the document. */
export const PUBLIC_PAGES = ALL_PAGES.flatMap(([, page]): PublicPage[] =>
  page.head === undefined ? [] : [{ ...page, head: page.head }],
);

/** The file of the built document of a page; where one registers, by who may. Undefined where it has none. */
export function documentFile(page: Page, registration: Registration): string | undefined {
  if (page.document === undefined) return undefined;
  const [name] = ALL_PAGES.find(([, { path }]) => path === page.path) ?? [];
  const known = registrationKnown(registration);
  return page.path === PAGES.register.path && known !== 'open'
    ? `${name}-${known}.html`
    : `${name}.html`;
}
