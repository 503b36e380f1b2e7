import { type BodyArea, areaLabel } from '@limber/domain/body-areas';
import { useState } from 'react';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { BodyMap } from '#features/pain-points/body/body-map.tsx';
import { useTouchedAreas } from '#features/visit/use-touched-areas.ts';
import { SeeADoctorLine } from '#features/workout/see-a-doctor-line.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { useReducedMotion } from '#browser/use-media-query.ts';
import { figureOf } from './area-figures.ts';
import { GetStarted, StartTrying } from './calls-to-action.tsx';
import { MovingFigure } from './moving-figure.tsx';
import { useInSight, useLoadsLive } from './use-loads-live.ts';

/** The area that moves before one is touched. */
const FIRST_SHOWN: BodyArea = 'lowerBack';

/** The first section: a body to touch where it hurts, and beside it what moves that. */
export function Hero() {
  const { chosen, toggle } = useTouchedAreas();
  const [shown, setShown] = useState<BodyArea>(() => [...chosen].at(-1) ?? FIRST_SHOWN);
  const touch = (area: BodyArea) => {
    if (!chosen.has(area)) setShown(area);
    toggle(area);
  };
  return (
    <section
      id="start"
      className="mx-auto grid min-h-[70vh] w-full max-w-6xl grid-cols-[minmax(0,1fr)] content-center gap-y-3 px-4 pt-2 pb-16 sm:grid-cols-[minmax(25rem,6fr)_minmax(0,5fr)] sm:px-6 md:gap-y-6 lg:grid-cols-[minmax(0,5fr)_25rem_minmax(0,4fr)]"
    >
      <div className="grid gap-4 sm:col-span-2 md:gap-6 lg:col-span-1 lg:self-end lg:pr-6">
        <PageHeading title="3-minute joint routines" size="display">
          3-minute joint routines, right from your desk
        </PageHeading>
        <p className="max-w-md text-soft max-md:sr-only">
          Five gentle movements a day, chosen for where it hurts. No equipment, no change of
          clothes.
        </p>
      </div>
      <div className="lg:row-span-2">
        <BodyMap chosen={chosen} onToggle={touch} />
      </div>
      <div className="sm:order-1 sm:col-span-2 lg:order-none lg:col-span-1 lg:col-start-1 lg:row-start-2 lg:self-start lg:pr-6">
        <Actions chosen={chosen} />
      </div>
      <div className="overflow-hidden rounded-card bg-stage max-sm:mt-6 sm:-ml-3 sm:rounded-l-none lg:row-span-2 lg:row-start-1 lg:col-start-3">
        <HeroFigure key={shown} area={shown} />
      </div>
    </section>
  );
}

function Actions({ chosen }: { chosen: ReadonlySet<BodyArea> }) {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <StartTrying areas={[...chosen]} />
        <GetStarted kind="secondary" />
      </div>
      <p className="text-small text-soft max-md:hidden">
        Touch where it hurts, then press Start. You need no account for that.
      </p>
      <SeeADoctorLine />
    </div>
  );
}

/** What moves an area, in motion, with its name and a way to stop it. */
function HeroFigure({ area }: { area: BodyArea }) {
  const reduced = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const isInSight = useInSight(box);
  const loadsLive = useLoadsLive(reduced) && isInSight;
  const figure = figureOf(area);
  return (
    <figure ref={setBox} className="relative flex h-full flex-col justify-end">
      <figcaption className="grid grow content-start gap-1 p-5 pr-14 text-on-stage">
        <span className="text-title font-strong">{areaLabel(area)}</span>
        <span className="text-small">{figure.title}</span>
      </figcaption>
      <div className="relative aspect-square w-full">
        <MovingFigure
          figure={figure}
          moving={isInSight && !paused && !reduced}
          loadsLive={loadsLive}
        />
      </div>
      {!reduced && (
        <div className="absolute top-3 right-2">
          <IconButton
            label={paused ? 'Play the movement' : 'Pause the movement'}
            icon={
              paused ? (
                <Play aria-hidden className="text-on-stage" />
              ) : (
                <Pause aria-hidden className="text-on-stage" />
              )
            }
            onClick={() => setPaused(!paused)}
          />
        </div>
      )}
    </figure>
  );
}
