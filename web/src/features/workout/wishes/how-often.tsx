import type { Exercise } from '@limber/contract/exercises';
import { WISHES, wishLabel } from '@limber/domain/routines/exercise-wishes';
import { useQuery } from '@tanstack/react-query';
import { Chip } from '#ui/chip.tsx';
import { exerciseWishesQuery, useSaveWish } from './exercise-wishes.api.ts';

/** One press says how often an exercise shall come, a second press takes that back. */
export function HowOften({ exercise }: { exercise: Exercise }) {
  const { data: wishes = [] } = useQuery(exerciseWishesQuery);
  const save = useSaveWish();
  const saved = wishes.find(({ exerciseId }) => exerciseId === exercise.id)?.wish ?? null;
  const saving = save.isPending && save.variables.exercise.id === exercise.id;
  const shown = saving ? save.variables.wish : saved;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-strong">In your routines</legend>
      <div className="flex flex-wrap gap-2">
        {WISHES.map((wish) => (
          <Chip
            key={wish}
            pressed={shown === wish}
            onPress={() => save.mutate({ exercise, wish: shown === wish ? null : wish })}
          >
            {wishLabel(wish)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
