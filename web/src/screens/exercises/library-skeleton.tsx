import { Skeleton } from '#ui/skeleton.tsx';

const ROWS = [1, 2, 3, 4, 5, 6];

/** The shape of the list while it loads. */
export function LibrarySkeleton() {
  return (
    <div className="grid gap-3">
      <output className="sr-only">Loading exercises</output>
      <Skeleton shape="h-5 w-24" />
      <div className="divide-y divide-hairline rounded-card border border-hairline bg-card">
        {ROWS.map((row) => (
          <div key={row} className="grid gap-3 p-4 sm:grid-cols-[1fr_15rem] sm:items-center">
            <div className="grid gap-2">
              <Skeleton shape="h-6 w-3/5" />
              <Skeleton shape="h-5 w-full" />
            </div>
            <Skeleton shape="h-11" />
          </div>
        ))}
      </div>
    </div>
  );
}
