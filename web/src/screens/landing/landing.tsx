import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { Solution } from './solution.tsx';
import { WhyPrevention } from './why-prevention.tsx';

/** The front page: what it is, why, how, and the way in. */
export function Landing() {
  return (
    <>
      <Hero />
      <WhyPrevention />
      <Solution />
      <Closing />
    </>
  );
}
