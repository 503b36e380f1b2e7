import { Page } from '#ui/page.tsx';
import { Prose } from '#ui/prose.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useScrollToSection } from '#ui/use-scroll-to-section.ts';
import { Study } from './study.tsx';
import { WhatHelpsPeopleMove } from './what-helps-people-move.tsx';
import { WhereNumbersComeFrom } from './where-numbers-come-from.tsx';

export function MissionScreen() {
  useScrollToSection();
  return (
    <Page
      title="Our mission"
      heading="Touch 1 million lives with preventative joint mobility"
      lead="Bodies are made to move, and desks are made to sit at. We want the two to get along."
    >
      <Prose>
        <p>
          Most people do something about their neck, their back or their wrists once it hurts. We
          would like to come earlier: three minutes a day, at the desk, without equipment and
          without changing clothes, so that moving becomes as ordinary as a cup of coffee.
        </p>
        <h2 id="research">What the research supports</h2>
        <ul>
          <li>
            Exercise seems to lower the risk of a new episode of low back pain for about a year. The
            evidence is moderate for exercise together with education, and low or very low for
            exercise alone (
            <Study doi="10.1001/jamainternmed.2015.7431">
              Steffens and colleagues, JAMA Internal Medicine, 2016
            </Study>
            ).
          </li>
          <li>
            For people whose low back has hurt for months, exercise probably eases the pain compared
            with no treatment or usual care (
            <Study doi="10.1002/14651858.CD009790.pub2">
              Hayden and colleagues, Cochrane Review, 2021
            </Study>
            ).
          </li>
          <li>
            For office workers whose neck hurts, exercises that strengthen neck and shoulders reduce
            the pain (
            <Study doi="10.1093/ptj/pzx101">Chen and colleagues, Physical Therapy, 2018</Study>).
          </li>
          <li>
            Little can be enough: two minutes of training with an elastic band on working days eased
            frequent neck and shoulder pain (
            <Study doi="10.1016/j.pain.2010.11.016">Andersen and colleagues, Pain, 2011</Study>).
          </li>
        </ul>
        <WhatHelpsPeopleMove />
        <h2>What it does not</h2>
        <p>
          We know of no good study in which three minutes of joint mobility a day, alone, prevented
          pain or injury. The studies above tested other programmes than ours, most of them longer
          and harder, and often strength rather than mobility. When we say that movement stops pain
          before it starts, that is what we hope and work for, not a promise about you.
        </p>
        <WhereNumbersComeFrom />
        <h2>And if it hurts</h2>
        <p>
          Limber is no medical treatment and replaces none. If something hurts badly, keeps hurting
          or worries you, please see a doctor or a physiotherapist. When to stop at once stands in
          our <TextLink href="/terms">Terms of Service</TextLink>.
        </p>
      </Prose>
    </Page>
  );
}
