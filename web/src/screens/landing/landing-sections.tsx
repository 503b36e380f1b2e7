import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import neckTilt from './neck-tilt.svg';
import { TextLink } from '#ui/text-link.tsx';

/** A section below the hero: at least 70 % of the screen's height each. */
export function Section(props: { tinted?: boolean; children: ReactNode }) {
  const { tinted = false, children } = props;
  return (
    <section
      className={clsx(
        'grid min-h-[70vh] items-center',
        tinted ? 'bg-tint' : 'border-t border-hairline',
      )}
    >
      <div className="mx-auto grid w-full max-w-6xl gap-10 px-4 py-16 sm:px-6">{children}</div>
    </section>
  );
}

const STATISTICS = [
  {
    figure: '38%',
    meaning: 'of workplace injuries are preventable musculoskeletal disorders',
  },
  { figure: '54%', meaning: 'retire early because of untreated injuries' },
  { figure: '$50B', meaning: 'annual cost to US employers' },
  { figure: '12 days', meaning: 'per year lost to back pain' },
];

/** Four statistics. */
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

const POINTS = [
  {
    title: 'Stops pain before it starts',
    text: 'A few minutes of easy movement a day, before anything aches.',
  },
  { title: 'Personalised', text: 'Tell us where it hurts. Your five exercises follow from that.' },
  {
    title: 'Fits any schedule',
    text: 'Three minutes, seated or standing, between two meetings or during one.',
  },
];

/** The benefits. */
export function Solution() {
  return (
    <Section>
      <div className="grid items-center gap-10 md:grid-cols-2 lg:gap-16">
        <div className="rounded-card bg-stage max-md:order-last">
          <img
            src={neckTilt}
            loading="lazy"
            width={1200}
            height={1200}
            alt="A person tilts the head to one side; an arrow shows the way."
            className="mx-auto h-[min(30rem,60svh)] w-auto max-w-full object-contain object-bottom pt-6"
          />
        </div>
        <div className="grid gap-8">
          <h2 className="text-display">The solution: joint mobility exercises</h2>
          <ul className="grid gap-6">
            {POINTS.map(({ title, text }) => (
              <li key={title} className="grid gap-1">
                <h3 className="text-body">{title}</h3>
                <p className="max-w-md text-soft">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
