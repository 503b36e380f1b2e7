import type { BodyArea } from '@limber/domain/body-areas';
import type { ReactNode } from 'react';
import { BodyFigure } from '#features/pain-points/body/body-figure.tsx';
import { ProgressRing } from '#features/player/progress-ring.tsx';
import { figureOf, stillFrame } from './area-figures.ts';
import { LandingSection } from './landing-section.tsx';
import { SampleWeek } from './sample-week.tsx';

const STEPS: readonly { title: string; text: string; picture: ReactNode }[] = [
  {
    title: 'Touch where it hurts',
    text: 'Nine areas, as many as you like. Five exercises follow from that, and you need no account to try them.',
    picture: <ChosenAreas />,
  },
  {
    title: 'Press Start and follow',
    text: 'A figure shows each movement at its own pace. A voice or a tone says when to change, or nothing at all.',
    picture: <PlayingExercise />,
  },
  {
    title: 'Done before the kettle boils',
    text: 'What you did stands in your history. What hurt is left out for some days, and tomorrow five others are chosen.',
    picture: <DoneForToday />,
  },
];

export function HowItWorks() {
  return (
    <LandingSection id="how">
      <h2 className="text-display">How it works</h2>
      <ol className="grid gap-x-8 gap-y-12 md:grid-cols-3">
        {STEPS.map(({ title, text, picture }, index) => (
          <li key={title} className="grid content-start gap-3">
            <div
              aria-hidden
              inert
              className="mb-2 h-72 overflow-hidden rounded-card bg-stage text-on-stage"
            >
              {picture}
            </div>
            <h3 className="text-title">
              <span className="text-soft tabular-nums">{index + 1}.</span> {title}
            </h3>
            <p className="max-w-md text-soft">{text}</p>
          </li>
        ))}
      </ol>
    </LandingSection>
  );
}

const ACHING = ['neck', 'shoulders'] as const;
const CHOSEN = new Set(ACHING);

function ChosenAreas() {
  return (
    <div className="h-[34rem] translate-y-6">
      <BodyFigure chosen={CHOSEN} glowing={ACHING} idOf={(area) => `step-${area}`} />
    </div>
  );
}

const SECOND_OF_A_STEP = { kind: 'move', seconds: 36, secondsLeft: 24, ring: 1 / 3 } as const;

function PlayingExercise() {
  return (
    <div className="relative h-full">
      <Still area="upperBack" />
      <div className="absolute top-4 right-4 rounded-card bg-card p-2 text-ink">
        <ProgressRing step={SECOND_OF_A_STEP} running={false} compact />
      </div>
    </div>
  );
}

function DoneForToday() {
  return (
    <div className="relative h-full">
      <Still area="neck" />
      <div className="absolute inset-x-4 bottom-4 rounded-card bg-card px-4 pt-3 pb-4 text-ink">
        <p className="font-strong">Your week</p>
        <SampleWeek />
      </div>
    </div>
  );
}

/** The far end of the movement. */
function Still({ area }: { area: BodyArea }) {
  const figure = figureOf(area);
  return (
    <img
      src={figure.frames[stillFrame(figure)]}
      alt=""
      loading="lazy"
      width={1200}
      height={1200}
      className="size-full object-cover object-top"
    />
  );
}
