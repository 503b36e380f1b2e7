import { TextLink } from '#ui/text-link.tsx';
import { LandingSection } from './landing-section.tsx';

/** Statistics as they were given to us, with what we know of their sources. */
const STATISTICS = [
  {
    figure: '38%',
    meaning: 'of workplace injuries are preventable musculoskeletal disorders',
    source:
      'We could not trace this one. Official US count: 30% of cases with days away from work (2018).',
  },
  {
    figure: '54%',
    meaning: 'retire early because of untreated injuries',
    source: 'We could not trace this one, and know of none to set beside it.',
  },
  {
    figure: '$50B',
    meaning: 'annual cost to US employers',
    source: 'National Research Council, 2001: $45 to 54 billion, borne by the whole economy.',
  },
  {
    figure: '12 days',
    meaning: 'per year lost to back pain',
    source:
      'We could not trace this one. Half of such US cases with days away take 12 or more (2018).',
  },
];

export function WhyPrevention() {
  return (
    <LandingSection id="why" height="tall">
      <h2 className="text-display">Why prevention matters</h2>
      <dl className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {STATISTICS.map(({ figure, meaning, source }) => (
          <div key={figure} className="grid content-start gap-2 border-t-2 border-brand pt-4">
            <dt className="order-2 max-w-56">{meaning}</dt>
            <dd className="order-1 text-display font-strong whitespace-nowrap tabular-nums">
              {figure}
            </dd>
            <dd className="order-3 max-w-64 text-small text-soft">{source}</dd>
          </div>
        ))}
      </dl>
      <p>
        <TextLink href="/mission#numbers">
          Where these numbers come from, as far as we know
        </TextLink>
      </p>
    </LandingSection>
  );
}
