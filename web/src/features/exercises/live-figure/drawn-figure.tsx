import { clsx } from 'clsx';
import { NoPicture, useMissing } from '../picture.tsx';
import { drawingAt } from './figure-view.ts';
import type { FigureClock } from './movement-clock.ts';
import type { LoadedMotion } from './use-exercise-motion.ts';
import { useSampled } from './use-sampled.ts';

type Props = {
  motion: LoadedMotion | null;
  /** The first drawing's address when known before the motion; else null. */
  first: string | null;
  clock: FigureClock;
  mirrored: boolean;
  /** The live figure covers it. */
  covered: boolean;
  view: Window;
};

/** The movement's drawings by the clock, each fading into the next. */
export function DrawnFigure({ motion, first, clock, mirrored, covered, view }: Props) {
  const shown = useSampled(
    clock,
    (seconds) => (motion === null || covered ? first : addressAt(motion, seconds)),
    view,
  );
  const all = new Set(motion?.drawings.flat());
  if (first !== null) all.add(first);
  const { isMissing, giveUp } = useMissing();
  const there = [...all].filter((address) => !isMissing(address));
  const wanted = shown ?? motion?.drawings[0]?.[0];
  const current = there.find((address) => address === wanted) ?? there[0];
  return (
    <div
      className={clsx(
        'absolute inset-0',
        mirrored && '-scale-x-100',
        covered && 'opacity-0 transition-opacity delay-200 duration-0',
      )}
    >
      {all.size > 0 && there.length === 0 && <NoPicture className="absolute inset-0" />}
      {there.map((address) => (
        <img
          key={address}
          src={address}
          alt=""
          draggable={false}
          onError={() => giveUp(address)}
          data-drawn={address === current || undefined}
          className={clsx(
            'absolute inset-0 size-full object-contain transition-opacity duration-200',
            // A drawing fades out once the next is nearly visible, so that the figure never gets pale.
            address !== current && 'opacity-0 delay-100',
          )}
        />
      ))}
    </div>
  );
}

function addressAt({ movement, drawings }: LoadedMotion, seconds: number): string | null {
  const { side, keyframe } = drawingAt(movement, seconds);
  return (drawings[side] ?? drawings[0])?.[keyframe] ?? null;
}
