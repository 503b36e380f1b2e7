import { useLocation, useSearch } from 'wouter';
import type { OfferId } from './offers.ts';

/** How a person pays for their own plan. */
export const BILLINGS = ['monthly', 'yearly'] as const;
export type Billing = (typeof BILLINGS)[number];

/** The plans in columns, and those in a line of their own below: each is always in one of both. */
export const PLANS_BY_BILLING: Record<
  Billing,
  { columns: readonly OfferId[]; lines: readonly OfferId[] }
> = {
  monthly: { columns: ['free', 'pro', 'team'], lines: ['annual', 'lifetime', 'enterprise'] },
  yearly: { columns: ['free', 'annual', 'team'], lines: ['pro', 'lifetime', 'enterprise'] },
};

/** The chosen way to pay, which stands in the address: `?billing=yearly`. */
export function useBilling(usual: Billing): [Billing, (billing: Billing) => void] {
  const [path, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const asked = BILLINGS.find((billing) => billing === search.get('billing'));
  const choose = (billing: Billing) => {
    search.set('billing', billing);
    navigate(`${path}?${search.toString()}`, { replace: true });
  };
  return [asked ?? usual, choose];
}
