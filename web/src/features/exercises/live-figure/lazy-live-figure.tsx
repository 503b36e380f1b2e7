import type { Exercise } from '@limber/contract/exercises';
import { useEffect } from 'react';
import { AfterPaint } from '#ui/after-paint.tsx';
import { lazyWhenShown } from '#ui/lazy-when-shown.tsx';
import { Picture } from '../picture.tsx';

type Props = {
  exercise: Exercise;
  /** The first drawing's address, shown while the rest loads; else null. */
  first: string | null;
  /** Starts only on request, for use beside another moving figure. */
  waits?: boolean;
  /** Called when the movement cannot be loaded. */
  onMissing?: () => void;
};

const LiveFigure = lazyWhenShown<Props>(
  async () => (await import('./live-figure.tsx')).LiveFigure,
  { fallback: FirstDrawing, missing: Missing },
);

/** The code is fetched when an exercise is first opened. */
export function LazyLiveFigure(props: Props) {
  return (
    <AfterPaint fallback={<FirstDrawing {...props} />}>
      <LiveFigure {...props} />
    </AfterPaint>
  );
}

/** Reserves the figure's space, and shows its first picture. */
function FirstDrawing({ first }: Pick<Props, 'first'>) {
  return (
    <div className="rounded-card bg-stage pb-14">
      <div className="aspect-square">
        {first !== null && <Picture src={first} alt="" className="size-full object-contain" />}
      </div>
    </div>
  );
}

function Missing({ onMissing }: Pick<Props, 'onMissing'>) {
  useEffect(() => onMissing?.());
  return null;
}
