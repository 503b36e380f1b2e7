import type { Routine } from '@limber/contract/routines';
import { adaptationSentence, ANY_MOMENT, type Moment } from '@limber/domain/moment/moment';
import { useState } from 'react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useAdaptRoutine } from '#features/routines/routines.api.ts';
import { Button } from '#ui/button.tsx';
import { lazyWhenIdle } from '#ui/lazy-when-idle.tsx';
import { Note } from '#ui/note.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Workout } from './use-workout.ts';

const LazyMomentDialog = lazyWhenIdle(
  async () => (await import('./moment-dialog.tsx')).MomentDialog,
);

type Props = { routine: Routine; workout: Workout };

/** Adapts the routine to a situation, shows the changes, and can undo them. Empty once all is done. */
export function FitTheMoment({ routine, workout }: Props) {
  const { adaptation } = routine;
  const [moment, setMoment] = useState<Moment | null>(null);
  const adapting = useAdaptRoutine(routine.id, () => setMoment(null));
  const { completed, allCompleted, inHistory } = workout;
  const adapt = (to: Moment | null) => adapting.mutate({ moment: to, doneIds: [...completed] });
  if (allCompleted || inHistory) return null;
  const ask = () => setMoment(adaptation ? momentIn(adaptation) : ANY_MOMENT);
  const sentence = adaptation && adaptationSentence(adaptation);
  return (
    <>
      <VisuallyHidden live>{sentence}</VisuallyHidden>
      {sentence ? (
        <Note icon={<SlidersHorizontal aria-hidden />}>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="min-w-48 flex-1">{sentence}</p>
            <div className="flex flex-wrap gap-2">
              <Button kind="quiet" size="small" onClick={ask}>
                Change
              </Button>
              <Button
                kind="secondary"
                size="small"
                pending={adapting.isPending && moment === null}
                onClick={() => adapt(null)}
              >
                Back to today&apos;s five
              </Button>
            </div>
          </div>
        </Note>
      ) : (
        <Button kind="quiet" size="small" onClick={ask}>
          <SlidersHorizontal aria-hidden />
          Fit this moment
        </Button>
      )}
      <LazyMomentDialog
        urgent={moment !== null}
        moment={moment}
        onChange={setMoment}
        pending={adapting.isPending}
        onFit={() => adapt(moment)}
      />
    </>
  );
}

/** The user's answers, without the changes made for them. */
function momentIn({ minutes, posture, camera, hands }: Moment): Moment {
  return { minutes, posture, camera, hands };
}
