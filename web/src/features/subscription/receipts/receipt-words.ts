import type { Receipt } from '@limber/contract/receipts';
import { PREMIUM_PACK_NAME } from '@limber/domain/subscriptions/prices';
import { tierName } from '@limber/domain/subscriptions/tier-words';

/** "Limber Pro", "Limber Team for 7 users", "Premium Exercise Pack". */
export function boughtWords({ bought, users }: Pick<Receipt, 'bought' | 'users'>): string {
  if (bought === 'premiumPack') return PREMIUM_PACK_NAME;
  const plan = `Limber ${tierName(bought)}`;
  return bought === 'team' ? `${plan} for ${users} users` : plan;
}

/** Always with cents: 25000 → "$250.00". */
export function amountWords(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
  }).format(cents / 100);
}

export function receiptStatus(receipt: Pick<Receipt, 'cents' | 'refundedCents' | 'provider'>) {
  if (receipt.provider === 'sandbox') return 'Test, nothing charged';
  if (receipt.refundedCents === 0) return 'Paid';
  return receipt.refundedCents < receipt.cents ? 'Partly refunded' : 'Refunded';
}

/** "Card ending in 4242"; null if unknown. */
export function methodWords({ cardEnding, provider }: Pick<Receipt, 'cardEnding' | 'provider'>) {
  const card = provider === 'sandbox' ? 'Test card' : 'Card';
  return cardEnding === null ? null : `${card} ending in ${cardEnding}`;
}
