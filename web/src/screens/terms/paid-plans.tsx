import { MONEY_BACK_DAYS, TRIAL_DAYS } from '@limber/domain/subscriptions/tier-facts';
import { FOUNDING_MEMBERS } from '@limber/domain/subscriptions/tiers';
import { TextLink } from '#ui/text-link.tsx';

/** What holds for everything that costs something. */
export function PaidPlans() {
  return (
    <>
      <h2>Paid plans</h2>
      <ul>
        <li>
          Prices are shown before you pay, and under <TextLink href="/pricing">Pricing</TextLink>. A
          new price never counts for a period you have paid for.
        </li>
        <li>
          Plans by the month or year renew by themselves until you cancel, which you can do at any
          time. A cancelled subscription stays active until the end of the period you paid for.
        </li>
        <li>Lifetime is paid once and has no end, so there is nothing to cancel.</li>
        <li>
          The free trial lasts {TRIAL_DAYS} days, once per account, without a card, and ends by
          itself.
        </li>
        <li>
          Within {MONEY_BACK_DAYS} days of your first payment you get your money back if you ask for
          it. Rights that the law gives you besides stay as they are.
        </li>
        <li>
          The first {FOUNDING_MEMBERS} accounts of this installation have everything in Pro, free,
          for good.
        </li>
      </ul>
    </>
  );
}
