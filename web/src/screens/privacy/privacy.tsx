import { CONTACT_EMAIL, FEEDBACK_LINK } from '#features/feedback/contact.ts';
import { Page } from '#ui/page.tsx';
import { Prose } from '#ui/prose.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { InYourBrowser } from './in-your-browser.tsx';
import { WhatWeKeep } from './what-we-keep.tsx';

/** What is kept about people, and what they can ask for. */
export function Privacy() {
  return (
    <Page title="Privacy Policy" lead="What we keep, why, and how to have a say in it.">
      <Prose>
        <p>
          “We” is whoever runs this installation of Limber. You reach us at{' '}
          <a href={FEEDBACK_LINK}>{CONTACT_EMAIL}</a>.
        </p>
        <WhatWeKeep />
        <InYourBrowser />
        <h2>Whom we share it with</h2>
        <p>
          Nobody buys or gets your data from us, and your employer sees none of it, not even where a
          company pays. If you pay, the payment provider handles your card; its number never reaches
          us. We hand data over only where the law obliges us to.
        </p>
        <h2>Research and statistics</h2>
        <p>
          We do not use what you tell us for research, for advertising or to train anything. If that
          should ever change, we will ask you first.
        </p>
        <h2>Children</h2>
        <p>
          Our <TextLink href="/terms">Terms of Service</TextLink> ask you to be 18 or over. Limber
          is not for children under 13, and we do not knowingly keep data about them: tell us if you
          learn of any, and we delete it.
        </p>
        <h2>Your rights</h2>
        <p>
          You can ask to see, correct, move or delete what we hold about you, object to what we do
          with it, and take back what you agreed to. <a href={FEEDBACK_LINK}>Write to us</a>; we
          answer privacy requests within 30 days. If our answer does not satisfy you, you can turn
          to the data-protection authority where you live.
        </p>
        <h2>Changes</h2>
        <p>
          When this policy changes in a way that matters to you, we tell you beforehand. It was last
          changed on November 21, 2026.
        </p>
      </Prose>
    </Page>
  );
}
