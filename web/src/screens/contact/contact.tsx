import { OperatorAddress, ReachUs } from '#features/operator/operator-identity.tsx';
import { Card } from '#ui/card.tsx';
import { Page } from '#ui/page.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Some countries require this page: an imprint. */
export function ContactScreen() {
  return (
    <Page
      title="Contact and imprint"
      lead="Who runs this installation of Limber, and how to reach them."
      width="regular"
    >
      <Card as="section" padding="generous">
        <h2 className="text-body">Who runs it</h2>
        <div className="mt-2">
          <OperatorAddress />
        </div>
        <h2 className="mt-6 text-body">Write to us</h2>
        <p className="mt-2">
          <ReachUs />
        </p>
      </Card>
      <p className="text-soft">
        What we may do with your data stands in the{' '}
        <TextLink href="/privacy">Privacy Policy</TextLink>, the rules in the{' '}
        <TextLink href="/terms">Terms of Service</TextLink>. Limber is free software: everybody may
        run it, and each installation has an operator of its own.
      </p>
    </Page>
  );
}
