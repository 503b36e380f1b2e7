import { FEEDBACK_LINK } from '../../parts/contact.ts';
import { Page } from '../../ui/page.tsx';
import { Prose } from '../../ui/prose.tsx';

/** What is kept about people, and what they can ask for. */
export function Privacy() {
  return (
    <Page title="Privacy Policy" lead="What we keep, why, and how to have a say in it.">
      <Prose>
        <h2>What we keep</h2>
        <ul>
          <li>Your account: name, username, email address, and your password as a hash.</li>
          <li>Where it hurts, as you told us, to choose your exercises.</li>
          <li>Your routines, custom plans and history, so that every device shows the same.</li>
        </ul>
        <p>
          Where it hurts says something about your health. We use it to choose exercises and for
          nothing else.
        </p>
        <h2>What stays in your browser</h2>
        <p>
          The key that keeps you signed in, the theme you chose, and which exercises you ticked off
          today. We set no cookies for advertising, and no other company watches what you do here.
        </p>
        <h2>Whom we share it with</h2>
        <p>
          Nobody buys or gets your data from us. If you pay, the payment provider handles your card;
          its number never reaches us.
        </p>
        <h2>Children</h2>
        <p>Limber is not for children under 13, and we do not knowingly keep data about them.</p>
        <h2>Your rights</h2>
        <p>
          You can ask to see, correct or delete what we hold about you.{' '}
          <a href={FEEDBACK_LINK}>Write to us</a>; we answer privacy requests within 30 days.
        </p>
      </Prose>
    </Page>
  );
}
