import { areaLabel, BODY_AREAS, type BodyArea } from '@limber/domain/body-areas';
import { clsx } from 'clsx';
import { type ComponentProps, type CSSProperties, useId } from 'react';
import Check from 'lucide-react/icons/check';
import { BodyFigure } from './body-figure.tsx';
import { BOX, GLOWS } from './body-places.ts';

type Props = {
  /** Omit both this and `onToggle` in a form that submits the checkboxes as `area`. */
  chosen?: ReadonlySet<BodyArea>;
  onToggle?: (area: BodyArea) => void;
  /** Name of the group. */
  legend?: string;
};

/**
 * A body with checkboxes for its areas, beside it or, if too narrow, below. CSS shows the checked
 * state.
 */
export function BodyMap({ chosen, onToggle, legend = 'Where does it hurt?' }: Props) {
  const id = useId();
  const idOf = (area: BodyArea) => `${id}-${area}`;
  return (
    <fieldset className="touch-areas @container w-full min-w-0 rounded-card bg-stage p-2 text-on-stage">
      <legend className="sr-only">{legend}</legend>
      <div className="relative mx-auto max-w-lg [--body:24rem] @min-[19rem]:[--body:31rem]">
        <div className="h-(--body)">
          <BodyFigure idOf={idOf} />
        </div>
        <div className="mt-2 flex flex-wrap justify-center gap-2 @min-[19rem]:contents">
          {BODY_AREAS.map((area) => (
            <AreaLabel
              key={area}
              id={idOf(area)}
              area={area}
              control={onToggle && { checked: chosen?.has(area), onChange: () => onToggle(area) }}
            />
          ))}
        </div>
      </div>
    </fieldset>
  );
}

/** The side of an area's name, chosen so that neighbours have room. */
const SIDES: Record<BodyArea, 'left' | 'right'> = {
  neck: 'left',
  shoulders: 'right',
  elbows: 'right',
  wristsHands: 'left',
  upperBack: 'left',
  lowerBack: 'left',
  hips: 'right',
  knees: 'right',
  anklesFeet: 'left',
};

type AreaLabelProps = {
  id: string;
  area: BodyArea;
  /** Checked state and handler; undefined if the form keeps the state. */
  control: ComponentProps<'input'> | undefined;
};

/** A line leads from the name to the body. */
function AreaLabel({ id, area, control }: AreaLabelProps) {
  const side = SIDES[area];
  return (
    <div
      className={clsx(
        'pointer-events-none flex items-center @min-[19rem]:absolute @min-[19rem]:top-(--top) @min-[19rem]:w-(--width) @min-[19rem]:-translate-y-1/2',
        side === 'left' ? 'left-0' : 'right-0 flex-row-reverse',
      )}
      style={placeOf(area)}
    >
      <label
        htmlFor={id}
        data-touch={area}
        className="group tap pointer-events-auto relative flex max-w-full min-w-min cursor-pointer @min-[19rem]:max-w-[max(4.5rem,100%-0.75rem)] items-center"
      >
        <input id={id} type="checkbox" name="area" value={area} {...control} className="sr-only" />
        <span className="flex min-h-10 min-w-10 items-center justify-center gap-1 rounded-pill border border-edge bg-card px-2 text-small text-ink transition-colors wrap-break-word group-hover:bg-sunken group-has-checked:border-deep group-has-checked:bg-deep group-has-checked:font-strong group-has-checked:text-on-deep group-has-focus-visible:outline-2 group-has-focus-visible:outline-offset-2 group-has-focus-visible:outline-deep group-has-checked:filled-in-any-colours sm:px-3 sm:text-body">
          {areaLabel(area)}
          <Check aria-hidden className="hidden size-4 shrink-0 sm:group-has-checked:block" />
        </span>
      </label>
      <span
        aria-hidden
        data-area={area}
        data-line
        className="area h-px grow bg-edge transition-colors @max-[19rem]:hidden forced-colors:bg-[CanvasText]"
      />
    </div>
  );
}

/** Height of an area's label on the map, and its width from the map's edge to the touch target. */
function placeOf(area: BodyArea): CSSProperties {
  const sign = SIDES[area] === 'left' ? 1 : -1;
  const marks = GLOWS[area].slice(0, 2).map(({ centre }) => centre);
  const nearest = marks.toSorted((a, b) => sign * (a[0] - b[0]))[0] ?? [0, 0];
  const beside = sign * (nearest[0] - BOX.left - BOX.width / 2);
  const below = nearest[1] - BOX.top - BOX.height / 2;
  const place = {
    '--top': `calc(50% + ${length(below)})`,
    '--width': `calc(50% + ${length(beside)})`,
  };
  return place as CSSProperties;
}

/** Drawing units as a CSS length: the drawing is as high as the map. */
function length(units: number): string {
  return `var(--body) * ${(units / BOX.height).toFixed(4)}`;
}
