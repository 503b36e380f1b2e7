import { missing, Refusal } from './refusal.ts';
import type { StripeObject } from './store.ts';

export type PageParams = { limit?: number; starting_after?: string };
export type StripePage = { object: 'list'; data: StripeObject[]; has_more: boolean; url: string };

/** One page, the newest first. */
export function pageOf(
  things: readonly StripeObject[],
  params: PageParams,
  url: string,
): StripePage {
  const { limit = 10, starting_after: after } = params;
  if (limit < 1 || limit > 100) throw new Refusal(400, 'This value must be between 1 and 100.');
  const newest = things.toReversed();
  const last = after === undefined ? -1 : newest.findIndex(({ id }) => id === after);
  if (after !== undefined && last === -1) throw missing('object', after);
  const data = newest.slice(last + 1, last + 1 + limit);
  return { object: 'list', data, has_more: last + 1 + limit < newest.length, url };
}
