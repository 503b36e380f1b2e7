import { CALLS_OF_SCREENS } from '@limber/contract/several';

/** What the browser fills in, on the day of the tests. */
const VALUES: Readonly<Record<string, string>> = {
  day: '2026-01-05',
  year: '2026',
  firstYear: '2017',
  timeZone: 'Europe%2FBerlin',
};

/** What the screen at this address asks first, as a browser asks it. */
export const firstCallsOf = (page: string): string[] =>
  (CALLS_OF_SCREENS[page] ?? []).map((call) =>
    call.replaceAll(/\{(\w+)\}/g, (_, name: string) => VALUES[name] ?? ''),
  );
