import { Hero, GetStarted } from './hero.tsx';
import { Solution } from './solution.tsx';
import { WhyPrevention } from './why-prevention.tsx';
import { Section } from './section.tsx';

/** The front page: what it is, why, how, and the way in. */
export function LandingScreen() {
  return (
    <>
      <Hero />
      <WhyPrevention />
      <Solution />
      <Closing />
    </>
  );
}

/** The last word, and the way in. */
function Closing() {
  return (
    <Section tinted>
      <div className="grid justify-items-start gap-6">
        <h2 className="max-w-2xl text-display">Your next three minutes can be these</h2>
        <p className="max-w-md text-soft">
          Say where it hurts, stay where you sit, and follow the figure.
        </p>
        <GetStarted />
      </div>
    </Section>
  );
}
