import { ALL_PAGES, type Page } from './pages.ts';

/** A page that anybody may read and that search engines may find. */
export type PublicPage = Page & { head: NonNullable<Page['head']> };

/** The pages that search engines may find: their documents contain their title and description. */
export const PUBLIC_PAGES = ALL_PAGES.flatMap(([, page]): PublicPage[] =>
  page.head === undefined ? [] : [{ ...page, head: page.head }],
);
