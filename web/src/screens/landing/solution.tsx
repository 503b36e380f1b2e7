import { AreaTiles } from './area-tiles.tsx';
import { LandingSection } from './landing-section.tsx';

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

export function Solution() {
  return (
    <LandingSection id="exercises" height="tall">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[5fr_8fr] lg:gap-16">
        <div className="grid content-center gap-8">
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
        <AreaTiles />
      </div>
    </LandingSection>
  );
}
