import type { Exercise } from '@limber/contract/exercises';
import { ESTIMATED_DURATION } from '@limber/domain/custom-plans/plan-rules';
import { useQuery } from '@tanstack/react-query';
import { memo, useCallback, useMemo, useState } from 'react';
import {
  type ChosenExercises,
  chooseNone,
  chooseOne,
  createChosenExercises,
  useChosenIds,
} from '#features/custom-plans/chosen-exercises.ts';
import { customPlansQuery, useAddToPlan } from '#features/custom-plans/custom-plans.api.ts';
import { LazyChosenBar, LazyCreatePlanDialog } from '#features/custom-plans/lazy-parts.ts';
import { LazyPlannableExercise } from '#features/custom-plans/lazy-plannable-exercise.ts';
import { createPlanChoice } from '#features/custom-plans/plan-choice.ts';
import { ADD_TOASTS } from '#features/custom-plans/plan-toasts.ts';
import { PlansUnavailable } from '#features/custom-plans/row-plan.tsx';
import { ExerciseGallery } from '#features/exercises/exercise-gallery.tsx';
import { all, type SearchResults, useSearchResults } from '#features/exercises/found-exercises.tsx';
import { useRuleOut } from '#features/health-card/rule-out.ts';
import { LazyHowOften } from '#features/workout/wishes/lazy-wishes.ts';
import { useStableCallback } from '#browser/use-stable-callback.ts';
import { LibraryTile, type TileActions } from './library-tile.tsx';

type Props = {
  /** In library order. */
  exercises: readonly Exercise[];
  found: SearchResults;
};

/** A plan chosen at one figure counts for all, so that several exercises are quick to add. */
export const LibraryGallery = memo(function LibraryGallery({ exercises, found }: Props) {
  const plans = useQuery(customPlansQuery);
  const ruleOut = useRuleOut();
  const [choice] = useState(createPlanChoice);
  const [chosen] = useState(createChosenExercises);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [planned, setPlanned] = useState<readonly Exercise[] | null>(null);
  const clear = () => {
    focusLastChosen(chosen);
    chooseNone(chosen);
  };
  // The result object is new at every render, its parts are not.
  const { mutate: add, isPending, variables } = useAddToPlan(ADD_TOASTS, clear);
  const ids = useChosenIds(chosen);

  const chosenExercises = exercises.filter(({ id }) => ids.has(id));
  const adding = isPending ? variables.exercises : null;
  const choose = useStableCallback((id: number, range: boolean) => {
    const order = found.get().map((exercise) => exercise.id);
    chosen.setState((before) => chooseOne(before, id, { range, order }), true);
  });
  const actions = useMemo<TileActions>(
    () => ({
      open: (id, place) => setOpened({ id, place }),
      choose,
      add: (planId, exercise) => add({ planId, exercises: [exercise] }),
      create: (exercise) => setPlanned([exercise]),
    }),
    [choose, add],
  );
  const known = plans.isError ? null : plans.data;
  const tile = useCallback(
    (exercise: Exercise, isNear: boolean) => (
      <LibraryTile
        exercise={exercise}
        ruledOut={ruleOut(exercise)}
        isNear={isNear}
        plans={known}
        choice={choice}
        chosen={chosen}
        adding={adding?.some(({ id }) => id === exercise.id) ?? false}
        actions={actions}
      />
    ),
    [ruleOut, known, choice, chosen, adding, actions],
  );
  return (
    <div
      className="group/library grid grid-cols-[minmax(0,1fr)] gap-4 max-sm:short:[&>[data-action-bar]]:sticky max-sm:short:[&>[data-action-bar]]:bottom-0"
      data-choosing={ids.size > 0 || undefined}
    >
      {plans.isError && <PlansUnavailable plans={plans} />}
      <ExerciseGallery
        label="Exercises"
        exercises={exercises}
        found={found}
        still={opened !== null || planned !== null}
      >
        {tile}
      </ExerciseGallery>
      {chosenExercises.length > 0 && plans.data && (
        <LazyChosenBar
          count={chosenExercises.length}
          plans={plans.data}
          choice={choice}
          adding={isPending}
          onAdd={(planId) => add({ planId, exercises: chosenExercises })}
          onCreate={() => setPlanned(chosenExercises)}
          onClear={clear}
        />
      )}
      {opened && <OpenExercise opened={opened} found={found} onOpen={setOpened} />}
      {planned && (
        <LazyCreatePlanDialog
          exercises={planned}
          estimatedDuration={ESTIMATED_DURATION.library}
          open
          onOpenChange={(open) => !open && setPlanned(null)}
          onCreated={clear}
        />
      )}
    </div>
  );
});

/** The bar disappears with the choice, so focus moves from it to the last chosen tile. */
function focusLastChosen(chosen: ChosenExercises): void {
  const pressed = document.activeElement;
  if (!pressed?.closest('[data-action-bar]')) return;
  const tile = document.querySelector(`[data-tile="${chosen.getState().last}"]:not([hidden])`);
  // Mouse users keep their scroll position.
  const preventScroll = !pressed.matches(':focus-visible');
  if (tile) tile.querySelector('input')?.focus({ preventScroll });
  else document.querySelector('main')?.focus({ preventScroll });
}

/** `place`: the picture's place in the window on opening. */
type Opened = { id: number; place: DOMRect | null };

type OpenProps = Pick<Props, 'found'> & {
  opened: Opened;
  onOpen: (opened: Opened | null) => void;
};

/** Leads through the found exercises. */
function OpenExercise({ opened, found, onOpen }: OpenProps) {
  const exercises = useSearchResults(found, all);
  const index = exercises.findIndex(({ id }) => id === opened.id);
  const exercise = exercises[index];
  if (exercise === undefined) return null;
  const move = (to: number) => {
    const next = exercises[to];
    if (next) onOpen({ id: next.id, place: null });
  };
  return (
    <LazyPlannableExercise
      exercise={exercise}
      place={opened.place}
      position={{
        index,
        total: exercises.length,
        next: exercises[index + 1],
        onMove: move,
      }}
      estimatedDuration={ESTIMATED_DURATION.library}
      onClose={() => onOpen(null)}
    >
      <LazyHowOften exercise={exercise} />
    </LazyPlannableExercise>
  );
}
