import neckTilt from './neck-tilt.svg';
import { Section } from './section.tsx';

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

/** What we do about it. */
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
