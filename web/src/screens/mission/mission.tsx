import { Page } from '../../ui/page.tsx';
import { Prose } from '../../ui/prose.tsx';

/** What we are for, and what is known about it. */
export function Mission() {
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
            Exercise lowers the risk of a new episode of low back pain, more so together with
            education, for about a year (Steffens and colleagues, JAMA Internal Medicine, 2016; the
            evidence is of low to moderate quality).
          </li>
          <li>
            For people whose low back has hurt for months, exercise probably eases the pain compared
            with doing nothing (Hayden and colleagues, Cochrane Review, 2021).
          </li>
          <li>
            For office workers whose neck hurts, exercises that strengthen neck and shoulders reduce
            the pain (Chen and colleagues, Physical Therapy, 2018).
          </li>
        </ul>
        <h2>What it does not</h2>
        <p>
          Nobody has shown that three minutes of joint mobility a day, alone, prevents pain or
          injury. Many of these studies tested longer and harder programmes than ours. When we say
          that movement stops pain before it starts, that is what we hope and work for, not a
          promise about you. The numbers on our front page show the size of the problem; we do not
          tie each of them to one study.
        </p>
        <p>
          Limber is no medical treatment. If something hurts badly, keeps hurting or worries you,
          please see a doctor or a physiotherapist.
        </p>
      </Prose>
    </Page>
  );
}
