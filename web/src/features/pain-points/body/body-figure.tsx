import { BODY_AREAS, type BodyArea } from '@limber/domain/body-areas';
import { useId } from 'react';
import body from './body.svg';
import { BOX, type BodyGlow, GLOWS, marksOf } from './body-places.ts';

type Props = {
  /** Omit within `.touch-areas`, where the checkboxes show the chosen areas (touch-areas.css). */
  chosen?: ReadonlySet<BodyArea>;
  /** The area under the pointer or the focus. */
  pointed?: BodyArea | null;
  onPoint?: (area: BodyArea | null) => void;
  /** Areas that can light up; fewer than all only in a picture without interaction. */
  glowing?: readonly BodyArea[];
  /** The id of an area's checkbox, toggled by a touch. */
  idOf: (area: BodyArea) => string;
};

/**
 * A person from behind, as high as the container. Each area is a label; the parent renders its
 * checkbox.
 */
export function BodyFigure({ chosen, pointed, onPoint, glowing = BODY_AREAS, idOf }: Props) {
  const stateOf = (area: BodyArea) => ({
    'data-area': area,
    'data-chosen': chosen?.has(area) || undefined,
    'data-pointed': pointed === area || undefined,
  });
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
        {glowing.map((area) => (
          <g
            key={area}
            {...stateOf(area)}
            data-glow
            className="area opacity-0 transition-opacity duration-200"
          >
            {GLOWS[area].map((glow) => (
              <Glow key={glow.centre.join()} glow={glow} />
            ))}
          </g>
        ))}
      </svg>
      {BODY_AREAS.flatMap((area) =>
        marksOf(area).map(([x, y]) => (
          <label
            key={`${area} ${x}`}
            htmlFor={idOf(area)}
            className="group absolute grid size-11 -translate-1/2 cursor-pointer place-items-center rounded-pill"
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            data-touch={area}
            onPointerEnter={() => onPoint?.(area)}
            onPointerLeave={() => onPoint?.(null)}
          >
            {/* The dot in the middle of the touch target; filled if chosen. */}
            <span
              {...stateOf(area)}
              data-mark
              className="area block size-2.5 rounded-pill border-2 border-ink bg-card transition-all group-hover:scale-125"
            />
          </label>
        )),
      )}
    </div>
  );
}

/** From the centre of a glow to its soft edge. */
const STOPS = [
  { offset: 0, opacity: 0.95 },
  { offset: 0.4, opacity: 0.7 },
  { offset: 0.75, opacity: 0.22 },
  { offset: 1, opacity: 0 },
];

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
