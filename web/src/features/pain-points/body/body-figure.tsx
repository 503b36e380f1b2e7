import { BODY_AREAS, type BodyArea } from '@limber/domain/body-areas';
import { clsx } from 'clsx';
import { useId } from 'react';
import body from './body.svg';
import { useAppIsThere } from '#ui/use-taken-over.ts';
import { BOX, type BodyGlow, GLOWS, marksOf } from './body-places.ts';

type Props = {
  chosen: ReadonlySet<BodyArea>;
  /** The area under the pointer or the focus; null while there is none. */
  pointed: BodyArea | null;
  onPoint: (area: BodyArea | null) => void;
  /** The id of an area's checkbox, which a touch of the body changes. */
  idOf: (area: BodyArea) => string;
};

/**
 * A drawn person, seen from behind. Each area glows when it is chosen, and is a label of its checkbox, which
 * whoever shows the figure adds. As high as its container.
 */
export function BodyFigure({ chosen, pointed, onPoint, idOf }: Props) {
  const isAppThere = useAppIsThere();
  return (
    <div
      aria-hidden
      className="relative mx-auto h-full"
      style={{ aspectRatio: BOX.width / BOX.height }}
    >
      <img src={body} alt="" width={BOX.width} height={BOX.height} className="size-full" />
      <svg
        viewBox={`${BOX.left} ${BOX.top} ${BOX.width} ${BOX.height}`}
        className="pointer-events-none absolute inset-0 size-full text-movement"
      >
        {BODY_AREAS.map((area) => {
          const strength = chosen.has(area) ? 'chosen' : pointed === area ? 'pointed' : 'none';
          // What nobody sees is a tenth of the front page, which is on its way before the app.
          if (strength === 'none' && !isAppThere) return null;
          return <AreaGlow key={area} area={area} strength={strength} />;
        })}
      </svg>
      {BODY_AREAS.flatMap((area) =>
        marksOf(area).map(([x, y]) => (
          <label
            key={`${area} ${x}`}
            htmlFor={idOf(area)}
            className="group absolute grid size-11 -translate-1/2 cursor-pointer place-items-center rounded-pill"
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            onPointerEnter={() => onPoint(area)}
            onPointerLeave={() => onPoint(null)}
          >
            <Mark isChosen={chosen.has(area)} />
          </label>
        )),
      )}
    </div>
  );
}

/** A dot where the body can be touched; filled where it hurts. */
function Mark({ isChosen }: { isChosen: boolean }) {
  return (
    <span
      className={clsx(
        'block rounded-pill border-2 border-ink transition-all group-hover:scale-125',
        isChosen ? 'size-4 bg-movement filled-in-any-colours' : 'size-2.5 bg-card',
      )}
    />
  );
}

/** From the middle of a glow to its end: it ends as softly as warmth does. */
const STOPS = [
  { offset: 0, opacity: 0.95 },
  { offset: 0.4, opacity: 0.7 },
  { offset: 0.75, opacity: 0.22 },
  { offset: 1, opacity: 0 },
];
const STRENGTHS = {
  none: 'opacity-0',
  pointed: 'opacity-60',
  chosen: 'animate-breathe [animation-delay:0s]',
};

function AreaGlow({ area, strength }: { area: BodyArea; strength: keyof typeof STRENGTHS }) {
  return (
    <g className={clsx('transition-opacity duration-200', STRENGTHS[strength])}>
      {GLOWS[area].map((glow) => (
        <Glow key={glow.centre.join()} glow={glow} />
      ))}
    </g>
  );
}

function Glow({ glow: { centre, radius, outline } }: { glow: BodyGlow }) {
  const id = useId();
  return (
    <>
      <radialGradient
        id={id}
        gradientUnits="userSpaceOnUse"
        cx={centre[0]}
        cy={centre[1]}
        r={radius}
      >
        {STOPS.map(({ offset, opacity }) => (
          <stop key={offset} offset={offset} stopColor="currentColor" stopOpacity={opacity} />
        ))}
      </radialGradient>
      <path d={outline} fill={`url(#${id})`} />
    </>
  );
}
