import { TextLink } from '#ui/text-link.tsx';
import { Section } from './section.tsx';

const STATISTICS = [
  {
    figure: '38%',
    meaning: 'of workplace injuries are preventable musculoskeletal disorders',
  },
  { figure: '54%', meaning: 'retire early because of untreated injuries' },
  { figure: '$50B', meaning: 'annual cost to US employers' },
  { figure: '12 days', meaning: 'per year lost to back pain' },
];

/** The reasons, in four numbers. */
export function WhyPrevention() {
  return (
    <Section>
      <h2 className="text-display">Why prevention matters</h2>
      <dl className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {STATISTICS.map(({ figure, meaning }) => (
          <div
            key={figure}
            className="flex flex-col-reverse justify-end gap-2 border-t-2 border-brand pt-4"
          >
            <dt className="max-w-56 text-soft">{meaning}</dt>
            <dd className="text-display font-strong whitespace-nowrap tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <p>
        <TextLink href="/mission">What the research supports</TextLink>
      </p>
    </Section>
  );
}
