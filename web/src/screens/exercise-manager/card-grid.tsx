import type { Exercise } from '@limber/contract/exercises';
import { ShowMore } from '#ui/show-more.tsx';
import { useGrowingList } from '#ui/use-growing-list.ts';
import { ExerciseCard } from './exercise-card.tsx';

type Props = {
  exercises: readonly Exercise[];
  /** What was searched for: another search begins at the top again. */
  search: string;
  chosenId: number | null;
  onChoose: (id: number, card: HTMLElement) => void;
};

/** One card per exercise; those further down follow as one gets there. */
export function CardGrid({ exercises, search, chosenId, onChoose }: Props) {
  const { shown, grow } = useGrowingList(exercises, search);
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2">
        {shown.map((exercise, index) => (
          <ExerciseCard
            key={exercise.id}
            exercise={exercise}
            position={index + 1}
            total={exercises.length}
            chosen={exercise.id === chosenId}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {shown.length < exercises.length && <ShowMore onShow={grow} />}
    </>
  );
}
