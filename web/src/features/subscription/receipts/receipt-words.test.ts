import { expect, test } from 'vitest';
import { amountWords, boughtWords, methodWords, receiptStatus } from './receipt-words.ts';

test(
  'a receipt says what was bought, whether the money stayed, and by which card',
  { tags: ['spec:silent/receipts'] },
  () => {
    expect(boughtWords({ bought: 'pro', users: 1 })).toBe('Limber Pro');
    expect(boughtWords({ bought: 'team', users: 7 })).toBe('Limber Team for 7 users');
    expect(boughtWords({ bought: 'premiumPack', users: 1 })).toBe('Premium Exercise Pack');
    const paid = { cents: 999, refundedCents: 0, provider: 'stripe' } as const;
    expect(receiptStatus(paid)).toBe('Paid');
    expect(receiptStatus({ ...paid, refundedCents: 500 })).toBe('Partly refunded');
    expect(receiptStatus({ ...paid, refundedCents: 999 })).toBe('Refunded');
    expect(receiptStatus({ ...paid, provider: 'sandbox' })).toBe('Test, nothing charged');
    expect(amountWords(100_000, 'usd')).toBe('$1,000.00');
    expect(methodWords({ cardEnding: '4242', provider: 'stripe' })).toBe('Card ending in 4242');
    expect(methodWords({ cardEnding: null, provider: 'stripe' })).toBeNull();
  },
);
