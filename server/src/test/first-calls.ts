import type { Page } from '@limber/contract/pages';
import { firstCallsOf } from '@limber/contract/batch';

/** The values that the browser fills in, on the day of the tests. */
const VALUES: Readonly<Record<string, string>> = {
  day: '2026-01-05',
  year: '2026',
  firstYear: '2017',
  timeZone: 'Europe%2FBerlin',
};

/** The first calls of a page that are asked together, as a browser asks them. */
export const filledCallsOf = (page: Page): string[] =>
  firstCallsOf(page).together.map((call) =>
    call.replaceAll(/\{(\w+)\}/g, (_, name: string) => VALUES[name] ?? ''),
  );
