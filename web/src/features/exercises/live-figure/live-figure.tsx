import type { Exercise } from '@limber/contract/exercises';
import { movementStateAt } from '@limber/domain/exercises/movement-timeline';
import { useState } from 'react';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Button } from '#ui/button.tsx';
import { useReducedMotion } from '#browser/use-media-query.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { PlayButtons } from './figure-controls.tsx';
import { FigureStage } from './figure-stage.tsx';
import type { MovementScene } from './figure-view.ts';
import { HoldRing } from './hold-ring.tsx';
import { holdSecondsLeft, movementProgressWords } from './movement-progress-words.ts';
import { MoreButton } from './more-button.tsx';
import { useExerciseMotion } from './use-exercise-motion.ts';
import { type MovementControls, useMovement } from './use-movement.ts';
import { usePageTheme } from './use-page-theme.ts';
import { useSampled } from './use-sampled.ts';
import { useTurning } from './use-turning.ts';

type Props = {
  exercise: Exercise;
  /** Starts only on request, for use beside another moving figure. */
  waits?: boolean;
  /** Called when the movement cannot be loaded. */
  onMissing?: () => void;
};

export function LiveFigure({ exercise, waits = false, onMissing }: Props) {
  const { motion } = useExerciseMotion(exercise);
  const [how, setHow] = useState<'live' | 'drawn' | null>(null);
  const [mirrored, setMirrored] = useState(false);
  const starts = !useReducedMotion() && !waits;
  const scene = motion?.movement ?? null;
  const movement = useMovement(scene, { ready: how !== null, starts });
  const { yaw, pitch, isTurned, turnBack, handling } = useTurning();
  const theme = usePageTheme();
  const isLive = how === 'live';

  return (
    <div className="grid">
      <div className="relative aspect-square overflow-hidden rounded-t-card bg-stage">
        <FigureStage
          exercise={exercise}
          clock={movement.clock}
          mirrored={mirrored}
          yaw={isLive ? yaw : 0}
          pitch={isLive ? pitch : 0}
          onSettled={setHow}
          {...(onMissing && { onMissing })}
          {...(isLive && {
            handling: { ...handling, tabIndex: 0, style: { touchAction: 'pan-y pinch-zoom' } },
          })}
        />
        {scene && <Ring exercise={exercise} scene={scene} movement={movement} />}
        {isLive && isTurned && (
          <div className="absolute top-2 right-2">
            <Button kind="secondary" size="small" onClick={turnBack}>
              <RotateCcw aria-hidden />
              Turn back
            </Button>
          </div>
        )}
      </div>
      <div className="flex min-h-14 items-center gap-1 max-[359px]:flex-wrap rounded-b-card bg-stage px-1.5 text-on-stage">
        <PlayButtons movement={movement} />
        {scene && <Words exercise={exercise} scene={scene} movement={movement} />}
        <div className="ml-auto">
          <MoreButton
            movement={movement}
            mirrored={mirrored}
            onMirrored={setMirrored}
            name={exercise.name}
            videoUrl={motion?.videoUrls[theme] ?? null}
          />
        </div>
      </div>
    </div>
  );
}

type PartProps = { exercise: Exercise; scene: MovementScene; movement: MovementControls };

/**
 * The state of the movement in words. Read aloud when the user steps through it, and at a change of sides;
 * during play a counting voice would drown everything else.
 */
function Words({ exercise, scene, movement }: PartProps) {
  const { clock, playing, isAtStart } = movement;
  const words = useSampled(clock, (seconds) =>
    movementProgressWords(exercise, movementStateAt(scene.timeline, seconds)),
  );
  const turns = useSampled(clock, (seconds) =>
    movementStateAt(scene.timeline, seconds).phase.kind === 'turn' ? words : null,
  );
  const steps = playing || isAtStart ? null : words;
  return (
    <p className="px-1 text-small text-pretty tabular-nums max-[359px]:order-last max-[359px]:basis-full max-[359px]:px-3 max-[359px]:pb-2">
      {words}
      <VisuallyHidden live>{steps ?? turns}</VisuallyHidden>
    </p>
  );
}

function Ring({ exercise, scene, movement }: PartProps) {
  const left = useSampled(movement.clock, (seconds) =>
    holdSecondsLeft(exercise.dose, movementStateAt(scene.timeline, seconds)),
  );
  if (left === null) return null;
  return (
    <div className="absolute bottom-2 left-2">
      <HoldRing left={left} seconds={exercise.dose.seconds} />
    </div>
  );
}
