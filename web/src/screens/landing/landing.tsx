import { Closing } from './closing.tsx';
import { EmployerSees } from './employer-sees.tsx';
import { ForCompanies } from './for-companies.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Prices } from './prices.tsx';
import { Questions } from './questions.tsx';
import { Research } from './research.tsx';
import { Solution } from './solution.tsx';
import { useScrollToSection } from '#ui/use-scroll-to-section.ts';
import { WhyPrevention } from './why-prevention.tsx';

/** The first half is for people who move, the second for those who decide for others. */
export function LandingScreen() {
  useScrollToSection();
  return (
    <>
      <Hero />
      <HowItWorks />
      <WhyPrevention />
      <Solution />
      <Research />
      <EmployerSees />
      <ForCompanies />
      <Prices />
      <Questions />
      <Closing />
    </>
  );
}
