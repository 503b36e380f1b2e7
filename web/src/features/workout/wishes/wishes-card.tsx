import type { Exercise } from '@limber/contract/exercises';
import { isInForce, type Wish, wishLabel } from '@limber/domain/routines/exercise-wishes';
import { useQuery } from '@tanstack/react-query';
import { exercisesQuery } from '#features/exercises/exercises.api.ts';
import { useToday } from '#browser/use-local-time.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { exerciseWishesQuery, useSaveWish } from './exercise-wishes.api.ts';

/** Exercises that come more often or not at all, to be taken back. Empty without any. */
export function WishesCard() {
  const today = useToday();
  const { data: wishes = [] } = useQuery(exerciseWishesQuery);
  const inForce = wishes.filter((each) => isInForce(each, today));
  const { data: library } = useQuery({ ...exercisesQuery, enabled: inForce.length > 0 });
  if (inForce.length === 0 || !library) return null;
  return (
    <Card as="section">
      <h2 className="text-body">Your wishes about exercises</h2>
      <ul className="mt-2 divide-y divide-hairline">
        {inForce.map(({ exerciseId, wish }) => {
          const exercise = library.find(({ id }) => id === exerciseId);
          return exercise && <WishRow key={exerciseId} wish={wish} exercise={exercise} />;
        })}
      </ul>
    </Card>
  );
}

function WishRow({ wish, exercise }: { wish: Wish; exercise: Exercise }) {
  const save = useSaveWish();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 gap-1 [overflow-wrap:anywhere]">
        <p>{exercise.name}</p>
        <p className="text-small text-soft">{wishLabel(wish)}</p>
      </div>
      <Button
        kind="secondary"
        pending={save.isPending}
        aria-label={`Take back ${wishLabel(wish)} for ${exercise.name}`}
        onClick={() => save.mutate({ exercise, wish: null })}
      >
        Take back
      </Button>
    </li>
  );
}
