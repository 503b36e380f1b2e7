import type { CustomPlan } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import { memo } from 'react';
import Check from 'lucide-react/icons/check';
import { type ChosenExercises, useIsChosen } from '#features/custom-plans/chosen-exercises.ts';
import type { PlanChoice } from '#features/custom-plans/plan-choice.ts';
import { RowPlan } from '#features/custom-plans/row-plan.tsx';
import { ExerciseName } from '#features/exercises/exercise-name.tsx';
import { ExerciseTile } from '#features/exercises/exercise-tile.tsx';

/** Keep one object for all renders, or every tile renders again. */
export type TileActions = {
  /** `place`: the picture's place in the window. */
  open: (id: number, place: DOMRect | null) => void;
  /** `range`: all exercises from the last choice on. */
  choose: (id: number, range: boolean) => void;
  add: (planId: number, exercise: Exercise) => void;
  create: (exercise: Exercise) => void;
};

type Props = {
  exercise: Exercise;
  /** The reason from the user's health card; null without one. */
  ruledOut: string | null;
  isNear: boolean;
  /** Undefined while loading, null after an error. */
  plans: readonly CustomPlan[] | undefined | null;
  choice: PlanChoice;
  chosen: ChosenExercises;
  /** True while it is added to a plan. */
  adding: boolean;
  actions: TileActions;
};

/** The whole tile, except its controls, opens the exercise. */
export const LibraryTile = memo(function LibraryTile(props: Props) {
  const { exercise, ruledOut, isNear, plans, choice, chosen, adding, actions } = props;
  return (
    <ExerciseTile
      exercise={exercise}
      ruledOut={ruledOut}
      isNear={isNear}
      heading={
        <h2 className="text-body leading-6">
          <button
            type="button"
            onClick={({ currentTarget }) =>
              actions.open(exercise.id, placeOfPicture(currentTarget))
            }
            className="w-full text-left after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-deep forced-colors:focus-visible:after:outline-[CanvasText]"
          >
            <ExerciseName name={exercise.name} layout="stacked" />
          </button>
        </h2>
      }
      corner={
        !exercise.locked &&
        plans && <ChooseBox exercise={exercise} chosen={chosen} choose={actions.choose} />
      }
    >
      {plans !== null && (
        <RowPlan
          exercise={exercise}
          plans={plans}
          choice={choice}
          adding={adding}
          onAdd={actions.add}
          onCreate={actions.create}
        />
      )}
    </ExerciseTile>
  );
});

function placeOfPicture(button: Element): DOMRect | null {
  return button.closest('li')?.querySelector('img')?.getBoundingClientRect() ?? null;
}

type BoxProps = Pick<Props, 'exercise' | 'chosen'> & Pick<TileActions, 'choose'>;

/** Shift selects all from the last choice on. */
function ChooseBox({ exercise, chosen, choose }: BoxProps) {
  const isChosen = useIsChosen(chosen, exercise.id);
  return (
    <label className="tap relative grid cursor-pointer place-items-center opacity-0 transition-opacity select-none group-focus-within/tile:opacity-100 group-hover/tile:opacity-100 group-data-choosing/library:opacity-100 pointer-coarse:opacity-100 forced-colors:opacity-100">
      <input
        type="checkbox"
        aria-label={`Choose ${exercise.name}`}
        checked={isChosen}
        onChange={({ nativeEvent }) =>
          choose(exercise.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="peer col-start-1 row-start-1 size-6 cursor-pointer appearance-none rounded-pill border-2 border-edge bg-card checked:border-deep checked:bg-deep checked:filled-in-any-colours"
      />
      <Check
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none col-start-1 row-start-1 hidden size-4 text-on-deep peer-checked:block forced-colors:text-[HighlightText]"
      />
    </label>
  );
}
