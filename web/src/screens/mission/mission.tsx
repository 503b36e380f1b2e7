import { Page } from '#ui/page.tsx';
import { Prose } from '#ui/prose.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useScrollToSection } from '#ui/use-scroll-to-section.ts';
import { WhereNumbersComeFrom } from './where-numbers-come-from.tsx';

function Study({ doi, children }: { doi: string; children: string }) {
  return (
    <a href={`https://doi.org/${doi}`} rel="noreferrer">
      {children}
    </a>
  );
}

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
        <h2>What helps people to move at all</h2>
        <ul>
          <li>
            Being asked at work: of office workers at risk, 17% got neck pain within six months when
            something prompted them to take active breaks, and 44% when nothing did. For low back
            pain it was 9% and 33% (
            <Study doi="10.5271/sjweh.3949">
              Waongenngarm and colleagues, Scandinavian Journal of Work, Environment &amp; Health,
              2021
            </Study>
            ).
          </li>
          <li>
            Company: people who work in hospitals trained 2.2 times a week together at work, and
            once a week at home. Their pain fell by 0.7 points of 10 more (
            <Study doi="10.5271/sjweh.3479">
              Jakobsen and colleagues, Scandinavian Journal of Work, Environment &amp; Health, 2015
            </Study>
            ).
          </li>
          <li>
            Words and pictures: patients with low back pain did 77% of their exercises when they had
            them written and drawn, and 38% when they had only been told (Schneiders and colleagues,
            Manual Therapy, 1998).
          </li>
          <li>
            The right moment: nudges that learned when and how to ask brought some 200 to 300 more
            steps a day than random ones, fixed ones or none (
            <Study doi="10.48550/arXiv.2508.10060">PEARL, a preprint of 2025</Study>).
          </li>
        </ul>
        <p>
          So Limber reminds you if you like, can be used as a team, and tells every exercise in
          words and pictures. Whether it does as much as what was studied, nobody has measured.
        </p>
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
