import type { Exercise } from '@limber/contract/exercises';
import { Skeleton } from '#ui/skeleton.tsx';
import { useInfiniteList } from '#ui/use-infinite-list.tsx';
import { MediaCard } from './media-card.tsx';

type Props = {
  exercises: readonly Exercise[];
  /** What was searched for: another search begins at the top again. */
  search: string;
  chosenId: number | null;
  onChoose: (id: number, card: HTMLElement) => void;
};

/** One card per exercise; those further down follow as one gets there. */
export function MediaCardGrid({ exercises, search, chosenId, onChoose }: Props) {
  const { shown, showMore } = useInfiniteList(exercises, search);
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2">
        {shown.map((exercise, index) => (
          <MediaCard
            key={exercise.id}
            exercise={exercise}
            position={index + 1}
            total={exercises.length}
            chosen={exercise.id === chosenId}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {showMore}
    </>
  );
}

const SKELETON_CARDS = [1, 2, 3, 4, 5, 6];

/** The shape of the grid while it loads. */
export function MediaCardGridSkeleton() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {SKELETON_CARDS.map((card) => (
        <div key={card} className="grid gap-3 rounded-card border border-hairline bg-card p-4">
          <Skeleton shape="h-16" />
          <Skeleton shape="h-6 w-3/5" />
          <Skeleton shape="h-6 w-20" />
        </div>
      ))}
    </div>
  );
}
