import { FigureStage, type StagedExercise } from '#features/exercises/live-figure/figure-stage.tsx';
import { useClock } from '#features/exercises/live-figure/use-clock.ts';
import motionUrl from './twist-motion.json?url';

/** Once to each side, without the hold that the exercise has: a loop to look at. */
const TWIST: StagedExercise = {
  name: 'Seated spinal twist',
  pictureText: 'Sitting on a chair, the trunk turns to one side and to the other.',
  dose: { kind: 'repetitions', count: 1, seconds: 9 },
  sides: 'each',
  motionUrl,
  imageUrls: [],
  thumbnailUrls: [],
};

export type LiveTwistProps = {
  running: boolean;
  /** Told whether it is painted; `drawn` means that it cannot be, and shows nothing. */
  onSettled: (how: 'live' | 'drawn') => void;
};

/** The twist of the front page, drawn live. */
export function LiveTwist({ running, onSettled }: LiveTwistProps) {
  const { clock } = useClock(running);
  return <FigureStage exercise={TWIST} clock={clock} onSettled={onSettled} />;
}
