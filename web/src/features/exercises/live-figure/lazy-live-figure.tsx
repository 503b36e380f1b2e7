import type { Exercise } from '@limber/contract/exercises';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { AfterPaint } from '#ui/after-paint.tsx';
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

const LiveFigure = lazy(async (): Promise<{ default: ComponentType<Omit<Props, 'first'>> }> => {
  try {
    const { LiveFigure } = await import('./live-figure.tsx');
    return { default: LiveFigure };
  } catch {
    return { default: Missing };
  }
});

/** The figure that moves, whose code is fetched when an exercise is first opened. */
export function LazyLiveFigure({ first, ...figure }: Props) {
  const drawing = <FirstDrawing address={first} />;
  return (
    <AfterPaint instead={drawing}>
      <Suspense fallback={drawing}>
        <LiveFigure {...figure} />
      </Suspense>
    </AfterPaint>
  );
}

/** Takes the room that the figure will need, and shows what it shows first. */
function FirstDrawing({ address }: { address: string | null }) {
  return (
    <div className="rounded-card bg-stage pb-14">
      <div className="aspect-square">
        {address !== null && <Picture src={address} alt="" className="size-full object-contain" />}
      </div>
    </div>
  );
}

/** In place of a figure whose code cannot be fetched. */
function Missing({ onMissing }: Pick<Props, 'onMissing'>) {
  useEffect(() => onMissing?.());
  return null;
}
