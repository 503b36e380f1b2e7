import { listInWords } from '@limber/domain/names-in-words';
import { PREMIUM_PACK_NAME, PRICES } from '@limber/domain/subscriptions/prices';
import type { Order } from '@limber/domain/subscriptions/order';
import { PRO_TIER } from '@limber/domain/subscriptions/tier-facts';
import { tierName } from '@limber/domain/subscriptions/tier-words';

/** "Pro plan", "Premium Exercise Pack". */
export function orderTitle(order: Order): string {
  return order.kind === 'plan' ? `${tierName(order.plan)} plan` : PREMIUM_PACK_NAME;
}

export function whatOpens(order: Order): string {
  const what =
    order.kind === 'plan'
      ? `The ${orderTitle(order)} opens`
      : `The exercises of the ${PREMIUM_PACK_NAME} open`;
  return `${what} as soon as the provider confirms the payment to us, usually within a few seconds.`;
}

export function whatIsYours(order: Order): string[] {
  if (order.kind === 'premiumPack') {
    return [
      `The exercises of the ${PREMIUM_PACK_NAME} are open now, for good.`,
      'You find them in the library and in your routines.',
    ];
  }
  const minutes = listInWords(PRO_TIER.minutes.map(String));
  return [
    'All nine body areas, weighed as you like, and every exercise of the library.',
    `Routines of ${minutes} minutes, and as many plans of your own as you like.`,
    PRICES[order.plan].interval === 'once'
      ? 'It is paid once. There is nothing to renew and nothing to cancel.'
      : 'It renews by itself. You can cancel at any time, in your profile.',
  ];
}
