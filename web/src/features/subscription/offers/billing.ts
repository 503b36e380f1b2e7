import { useLocation, useSearch } from 'wouter';
import type { OfferId } from './offers.ts';

/** Ways to pay for a personal plan. */
export const BILLINGS = ['monthly', 'yearly'] as const;
export type Billing = (typeof BILLINGS)[number];

/** The plans shown as columns and those shown as lines; each is in exactly one of both. */
export const PLANS_BY_BILLING: Record<
  Billing,
  { columns: readonly OfferId[]; lines: readonly OfferId[] }
> = {
  monthly: { columns: ['free', 'pro', 'team'], lines: ['annual', 'lifetime', 'enterprise'] },
  yearly: { columns: ['free', 'annual', 'team'], lines: ['pro', 'lifetime', 'enterprise'] },
};

/** The chosen billing, kept in the address: `?billing=yearly`. `usual` is the default. */
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
