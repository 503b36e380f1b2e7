import { areaLabel, type BodyArea } from '@limber/domain/body-areas';
import { figureOf, stillFrame } from './area-figures.ts';
import { GetStarted, StartButton, StartForm } from './calls-to-action.tsx';
import { LandingSection } from './landing-section.tsx';

/** A routine for a day at the desk, from head to toe. */
const FIVE: readonly BodyArea[] = ['neck', 'shoulders', 'wristsHands', 'lowerBack', 'knees'];

export function Closing() {
  return (
    <LandingSection id="begin" ground="tint" height="tall">
      <div className="grid gap-8">
        <h2 className="max-w-2xl text-display">Your next three minutes can be these</h2>
        <ol className="grid grid-cols-3 gap-2 sm:grid-cols-5 sm:gap-4">
          {FIVE.map((area) => (
            <ClosingFigure key={area} area={area} />
          ))}
        </ol>
        <p className="max-w-md text-soft">
          Say where it hurts, stay at your desk, and follow the figure.
        </p>
        <StartForm className="flex flex-wrap gap-3">
          {FIVE.map((area) => (
            <input key={area} type="hidden" name="area" value={area} />
          ))}
          <StartButton />
          <GetStarted kind="secondary" />
        </StartForm>
      </div>
    </LandingSection>
  );
}

function ClosingFigure({ area }: { area: BodyArea }) {
  const figure = figureOf(area);
  return (
    <li className="grid gap-2 max-sm:last:hidden max-sm:nth-4:hidden">
      <div className="overflow-hidden rounded-card bg-stage">
        <img
          src={figure.frames[stillFrame(figure)]}
          alt={`${areaLabel(area)}: ${figure.title}`}
          loading="lazy"
          width={1200}
          height={1200}
          className="aspect-square w-full scale-[1.015] object-contain"
        />
      </div>
      <p aria-hidden className="text-small text-soft max-sm:hidden">
        {figure.title}
      </p>
    </li>
  );
}
