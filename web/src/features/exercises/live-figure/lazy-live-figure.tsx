import type { Exercise } from '@limber/contract/exercises';
import { useEffect } from 'react';
import { AfterPaint } from '#ui/after-paint.tsx';
import { lazyWhenShown } from '#ui/lazy-when-shown.tsx';
import { Picture } from '../picture.tsx';

type Props = {
  exercise: Exercise;
  /** The address of the first drawing, which is shown while the rest loads; otherwise null. */
  first: string | null;
  /** Whether it starts only when it is asked to, for use beside something else that moves. */
  waits?: boolean;
  /** Told when the movement cannot be loaded. */
  onMissing?: () => void;
};

const LiveFigure = lazyWhenShown<Props>(
  async () => (await import('./live-figure.tsx')).LiveFigure,
  { fallback: FirstDrawing, missing: Missing },
);

/** The figure that moves, whose code is fetched when an exercise is first opened. */
export function LazyLiveFigure(props: Props) {
  return (
    <AfterPaint fallback={<FirstDrawing {...props} />}>
      <LiveFigure {...props} />
    </AfterPaint>
  );
}

/** Takes the room that the figure will need, and shows what it shows first. */
function FirstDrawing({ first }: Pick<Props, 'first'>) {
  return (
    <div className="rounded-card bg-stage pb-14">
      <div className="aspect-square">
        {first !== null && <Picture src={first} alt="" className="size-full object-contain" />}
      </div>
    </div>
  );
}

/** In place of a figure whose code cannot be fetched. */
function Missing({ onMissing }: Pick<Props, 'onMissing'>) {
  useEffect(() => onMissing?.());
  return null;
}
