import { Page } from '../../ui/page.tsx';
import { Prose } from '../../ui/prose.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** What we and the people who use Limber owe each other. */
export function Terms() {
  return (
    <Page title="Terms of Service" lead="The rules of using Limber, in plain words.">
      <Prose>
        <h2>Who can use it</h2>
        <p>
          You must be 18 or over. Your account is yours alone; please keep its password to yourself.
        </p>
        <h2>Move with care</h2>
        <p>
          Limber shows exercises and gives no medical advice. Whether a movement is right for you is
          your decision, if in doubt together with your doctor. Stop when something hurts.
        </p>
        <h2>Fair use</h2>
        <p>
          Do not break or overload the service, and do not upload what is not yours or what would
          hurt others. We may close accounts that do.
        </p>
        <h2>Paid plans</h2>
        <p>
          Prices are shown before you pay. A cancelled subscription stays active until the end of
          the period you paid for.
        </p>
        <h2>Liability</h2>
        <p>
          As far as the law allows, what we owe you in total is capped at what you paid us over the
          last 12 months.
        </p>
        <h2>Changes</h2>
        <p>When these terms change in a way that matters to you, we tell you beforehand.</p>
        <p>
          How we treat your data stands in the <TextLink href="/privacy">Privacy Policy</TextLink>.
        </p>
      </Prose>
    </Page>
  );
}
