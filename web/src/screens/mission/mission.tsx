import { Page } from '#ui/page.tsx';
import { Prose } from '#ui/prose.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** What we are for, and what is known about it. */
export function MissionScreen() {
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
        <h2>What the research supports</h2>
        <ul>
          <li>
            Exercise seems to lower the risk of a new episode of low back pain for about a year. The
            evidence is moderate for exercise together with education, and low or very low for
            exercise alone (Steffens and colleagues, JAMA Internal Medicine, 2016).
          </li>
          <li>
            For people whose low back has hurt for months, exercise probably eases the pain compared
            with no treatment or usual care (Hayden and colleagues, Cochrane Review, 2021).
          </li>
          <li>
            For office workers whose neck hurts, exercises that strengthen neck and shoulders reduce
            the pain (Chen and colleagues, Physical Therapy, 2018).
          </li>
          <li>
            Little can be enough: two minutes of training with an elastic band on working days eased
            frequent neck and shoulder pain (Andersen and colleagues, Pain, 2011).
          </li>
        </ul>
        <h2>What it does not</h2>
        <p>
          We know of no good study in which three minutes of joint mobility a day, alone, prevented
          pain or injury. The studies above tested other programmes than ours, most of them longer
          and harder, and often strength rather than mobility. When we say that movement stops pain
          before it starts, that is what we hope and work for, not a promise about you.
        </p>
        <p>
          The numbers on our front page show the size of the problem. They come from different
          countries, years and ways of counting, and we do not tie each of them to one study: read
          them as a reason to move, not as a measurement of what Limber does.
        </p>
        <p>
          Limber is no medical treatment and replaces none. If something hurts badly, keeps hurting
          or worries you, please see a doctor or a physiotherapist. When to stop at once stands in
          our <TextLink href="/terms">Terms of Service</TextLink>.
        </p>
      </Prose>
    </Page>
  );
}
