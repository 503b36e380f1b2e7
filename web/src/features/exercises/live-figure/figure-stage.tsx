import type { Exercise } from '@limber/contract/exercises';
import type { FigureMotion } from '@limber/figure/figure-motion';
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from '#browser/use-media-query.ts';
import { drawingWords, firstDrawing } from '../exercise-pictures.ts';
import { DrawnFigure } from './drawn-figure.tsx';
import { LiveCanvas } from './live-canvas.tsx';
import type { FigureClock } from './movement-clock.ts';
import { painterSource } from './painter-pool.ts';
import { useExerciseMotion } from './use-exercise-motion.ts';
import { usePageTheme } from './use-page-theme.ts';
import { rememberTooSlow, savesData, type WhyDrawn, wasTooSlow, whyDrawn } from './why-drawn.ts';

export type StagedExercise = Pick<
  Exercise,
  'name' | 'pictureText' | 'dose' | 'sides' | 'motionUrl' | 'imageUrls' | 'thumbnailUrls'
>;

type Props = {
  exercise: StagedExercise;
  /** The second of the movement, which repeats. */
  clock: FigureClock;
  /** True for a mirror image of the user, false for a teacher who stands opposite. */
  mirrored?: boolean;
  /** `yaw`: degrees turned to the figure's left; `pitch`: degrees of the view from above. */
  yaw?: number;
  pitch?: number;
  /** Called once it is known how the movement is shown, and when that changes. */
  onSettled?: (how: 'live' | 'drawn') => void;
  /** Called when the movement cannot be loaded: only the first drawing or the upload is visible. */
  onMissing?: () => void;
  handling?: Omit<ComponentProps<'div'>, 'className' | 'ref' | 'role' | 'children'>;
};

/**
 * An exercise's figure at an instant of its movement, as large as its box: drawn live, or else in drawings by
 * the same clock. The first drawing is visible at once. May be in another window than the page's.
 */
export function FigureStage(props: Props) {
  const { exercise, clock, mirrored = false, yaw = 0, pitch = 0, handling } = props;
  const [box, setBox] = useState<HTMLElement | null>(null);
  const page = box?.ownerDocument ?? document;
  const { motion, failed } = useExerciseMotion(exercise);
  const { why, setFailure } = useWhyDrawn();
  const [painted, setPainted] = useState<FigureMotion | null>(null);
  const theme = usePageTheme(page);
  const figure = motion?.figure ?? null;
  const isLive = figure !== null && painted === figure && why === null;

  useReports(props, { isLive, isDrawn: figure !== null && why !== null, failed });
  return (
    <div
      {...handling}
      ref={setBox}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas over pictures, not one file
      role="img"
      aria-label={drawingWords(exercise)}
      className="relative size-full overflow-hidden"
    >
      <DrawnFigure
        motion={motion}
        first={firstDrawing(exercise) ?? ((failed && exercise.imageUrls[0]) || null)}
        clock={clock}
        mirrored={mirrored}
        covered={isLive}
        view={page.defaultView ?? window}
      />
      {motion && why === null && (
        <LiveCanvas
          scene={{
            figure: motion.figure,
            movement: motion.movement,
            clock,
            look: { yaw, pitch, mirrored, theme },
          }}
          shown={isLive}
          onPainted={setPainted}
          onFailed={setFailure}
        />
      )}
    </div>
  );
}

/** `why`: the reason against live drawing, if one is known; null while it can be tried. */
function useWhyDrawn() {
  const reduced = useReducedMotion();
  const [atFirst] = useState(() => ({
    savesData: savesData(),
    wasTooSlow: wasTooSlow(Date.now()),
    isUnavailable: painterSource.isUnavailable,
  }));
  const [failure, setFailure] = useState<WhyDrawn | null>(null);
  return {
    why: whyDrawn({ reduced, ...atFirst }) ?? failure,
    setFailure: (why: 'unavailable' | 'too-slow') => {
      setFailure(why);
      if (why === 'too-slow') rememberTooSlow(Date.now());
    },
  };
}

type State = { isLive: boolean; isDrawn: boolean; failed: boolean };

function useReports({ onSettled, onMissing }: Props, { isLive, isDrawn, failed }: State): void {
  const settled = useEffectEvent((how: 'live' | 'drawn') => onSettled?.(how));
  const missing = useEffectEvent(() => onMissing?.());
  useEffect(() => {
    if (isLive) settled('live');
    else if (isDrawn) settled('drawn');
  }, [isLive, isDrawn]);
  useEffect(() => {
    if (failed) missing();
  }, [failed]);
}
