import { areaLabel } from '@limber/domain/body-areas';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { BodyMap } from '#features/pain-points/body/body-map.tsx';
import { SeeADoctorLine } from '#features/workout/see-a-doctor-line.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { AREA_FIGURES, type AreaFigure } from './area-figures.ts';
import { GetStarted, StartButton, StartForm } from './calls-to-action.tsx';
import { TurningFigure } from './turning-figure.tsx';

/** A body to touch, as a form without script, and matching exercises. */
export function Hero() {
  return (
    <section id="start" className="grid min-h-[70vh]">
      <StartForm className="touch-areas mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] content-center gap-y-3 px-4 pt-2 pb-16 sm:grid-cols-[minmax(25rem,6fr)_minmax(0,5fr)] sm:px-6 md:gap-y-6 lg:grid-cols-[minmax(0,5fr)_25rem_minmax(0,4fr)]">
        <div className="grid gap-4 sm:col-span-2 md:gap-6 lg:col-span-1 lg:self-end lg:pr-6">
          <PageHeading title="3-minute joint routines" size="display">
            3-minute joint routines, right from your desk
          </PageHeading>
          <p className="max-w-md text-soft max-md:sr-only">
            Five short movements a day, most of them gentle, chosen for where it hurts. No
            equipment, no change of clothes.
          </p>
        </div>
        <div className="relative z-1 lg:row-span-2">
          <BodyMap />
        </div>
        <div className="sm:order-1 sm:col-span-2 lg:order-none lg:col-span-1 lg:col-start-1 lg:row-start-2 lg:self-start lg:pr-6">
          <Actions />
        </div>
        <Figures />
      </StartForm>
    </section>
  );
}

function Actions() {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <StartButton />
        <GetStarted kind="secondary" />
      </div>
      <p className="text-small text-soft max-md:hidden">
        Touch where it hurts, then press Start. You need no account for that.
      </p>
      <SeeADoctorLine />
    </div>
  );
}

/** Touched areas move, the last one in front; a button stops them. */
function Figures() {
  return (
    <div className="group/figures relative grid overflow-hidden rounded-card bg-stage max-sm:mt-6 sm:-ml-3 sm:rounded-l-none lg:col-start-3 lg:row-span-2 lg:row-start-1">
      {AREA_FIGURES.map((figure) => (
        <HeroFigure key={figure.area} figure={figure} />
      ))}
      <label className="tap absolute top-3 right-2 z-10 grid cursor-pointer place-items-center rounded-pill text-on-stage has-focus-visible:outline-2 motion-reduce:hidden [&_svg]:size-5">
        <input
          type="checkbox"
          data-pause
          className="peer sr-only"
          aria-label="Pause the movement"
        />
        <Pause aria-hidden className="peer-checked:hidden" />
        <Play aria-hidden className="hidden peer-checked:block" />
      </label>
    </div>
  );
}

/**
 * The figure of an area. touch-areas.css shows it while its area is touched, hovered or focused.
 */
function HeroFigure({ figure }: { figure: AreaFigure }) {
  return (
    <figure
      data-figure
      data-area={figure.area}
      className="area relative hidden flex-col justify-end bg-stage [grid-area:1/1] group-has-[[data-pause]:checked]/figures:[&_img]:[animation-play-state:paused]"
    >
      <figcaption className="grid grow content-start gap-1 p-5 pr-14 text-on-stage">
        <span className="text-title font-strong">{areaLabel(figure.area)}</span>
        <span className="text-small">{figure.title}</span>
      </figcaption>
      <div className="relative aspect-square w-full">
        <TurningFigure figure={figure} described />
      </div>
    </figure>
  );
}
