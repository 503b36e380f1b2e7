import { Link } from 'wouter';
import { LandingSection } from './landing-section.tsx';

const ANSWERS = [
  {
    question: 'What is stored',
    answer:
      'Your account, where it hurts, what you did, how it felt, and a health card if you fill one in. No cookies, no trackers, not a file from another company.',
  },
  {
    question: 'Who sees it',
    answer:
      'You. No page, report or export tells anybody else where it hurts, what you did or on which days, neither managers nor administrators. In a team the others see your name, and of ten people or more three blurred figures a quarter about all together. Administrators see accounts.',
  },
  {
    question: 'Where it lies',
    answer:
      'On the server that runs Limber, and your company can run that itself. Whoever does holds the database, as with any software: settle with your works council who that is.',
  },
  {
    question: 'How it goes',
    answer:
      'You download everything as one file, or delete your account with all that belongs to it, at once and by yourself. Nobody has to be asked.',
  },
];

/** Answers for a works council. */
export function EmployerSees() {
  return (
    <LandingSection id="privacy" ground="band">
      <h2 className="text-display">
        What your employer sees of your pain: <span className="sm:block">nothing.</span>
      </h2>
      <dl className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {ANSWERS.map(({ question, answer }) => (
          <div key={question} className="grid content-start gap-2">
            <dt className="font-strong">{question}</dt>
            <dd className="text-pretty text-soft-on-band">{answer}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link
          href="/privacy"
          className="rounded-tick font-strong underline underline-offset-4 focus-visible:outline-on-band"
        >
          The whole Privacy Policy
        </Link>
      </p>
    </LandingSection>
  );
}
