import { Skeleton } from '#ui/skeleton.tsx';

const CARDS = [1, 2, 3, 4, 5, 6];

/** The shape of the grid while it loads. */
export function CardGridSkeleton() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <output className="sr-only">Loading exercises</output>
      <div className="grid gap-3">
        <Skeleton shape="h-5 w-24" />
        <div className="grid gap-4 sm:grid-cols-2">
          {CARDS.map((card) => (
            <div key={card} className="grid gap-3 rounded-card border border-hairline bg-card p-4">
              <Skeleton shape="h-16" />
              <Skeleton shape="h-6 w-3/5" />
              <Skeleton shape="h-6 w-20" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
