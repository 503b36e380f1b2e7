import { moneyWords, PREMIUM_PACK_NAME, PRICES } from '@limber/domain/subscriptions/prices';
import { PayingNotOpen } from '../../parts/paying-not-open.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';

const TOTAL = moneyWords(PRICES.premiumPack.cents);

/** The one thing that is bought by itself. Nothing is asked for while it cannot be paid. */
export function Checkout() {
  return (
    <Page title="Checkout" width="narrow">
      <Card as="section" padding="generous">
        <h2 className="text-body">Order summary</h2>
        <dl className="mt-3 divide-y divide-hairline tabular-nums">
          <div className="flex flex-wrap justify-between gap-x-6 py-3">
            <dt>{PREMIUM_PACK_NAME}</dt>
            <dd>{TOTAL}</dd>
          </div>
          <div className="flex flex-wrap justify-between gap-x-6 pt-3 font-strong">
            <dt>Total, paid once</dt>
            <dd>{TOTAL}</dd>
          </div>
        </dl>
      </Card>
      <PayingNotOpen />
      <TextField label="Name on card" autoComplete="cc-name" disabled />
      <div className="flex flex-wrap justify-between gap-4 max-sm:flex-col-reverse">
        <ButtonLink href="/exercises" kind="secondary" size="large">
          Cancel
        </ButtonLink>
        <Button size="large" disabled>
          Pay {TOTAL}
        </Button>
      </div>
    </Page>
  );
}
