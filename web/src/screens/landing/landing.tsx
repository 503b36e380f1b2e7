import { useSession } from '#features/auth/session-store.ts';
import { MovingFigure } from './moving-figure.tsx';
import { Section, Solution, WhyPrevention } from './landing-sections.tsx';
import twist1 from './twist-1.svg';
import twist2 from './twist-2.svg';
import twist3 from './twist-3.svg';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

/** The front page. */
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

/** The last section, with another link to sign up. */
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

/** The first section, with an animated exercise. */
function Hero() {
  return (
    <section className="mx-auto grid w-full max-w-6xl items-center gap-10 px-4 pt-6 pb-16 sm:px-6 md:grid-cols-2 lg:gap-16">
      <div className="grid justify-items-start gap-6">
        <PageHeading title="3-minute joint routines" size="display">
          3-minute joint routines, right from your desk
        </PageHeading>
        <p className="max-w-md text-body text-soft">
          Five gentle movements a day, chosen for where it hurts. No equipment, no change of
          clothes.
        </p>
        <GetStarted />
      </div>
      <MovingFigure
        frames={[twist1, twist2, twist3]}
        alt="A person on an office chair turns the upper body to one side; an arrow shows the way."
        caption="Seated spinal twist, for the lower back"
      />
    </section>
  );
}

/** Leads an anonymous visitor to registration and a signed-in user to the dashboard. */
function GetStarted() {
  const { authenticated } = useSession();
  return (
    <ButtonLink href={authenticated ? '/dashboard' : '/register'} size="large">
      Get Started
    </ButtonLink>
  );
}
