import { ROUTINE_SIZE } from '@limber/domain/routines/allocate-slots';
import { Skeleton } from '#ui/skeleton.tsx';
import { DashboardColumns } from './dashboard-columns.tsx';

/** The shape of a workout while it loads. */
export function WorkoutSkeleton() {
  return (
    <>
      <output className="sr-only">Loading your routine</output>
      <DashboardColumns
        progress={<Skeleton shape="h-32" />}
        main={
          <div className="grid gap-3">
            {Array.from({ length: ROUTINE_SIZE }, (_, row) => (
              <Skeleton key={row} shape="h-44 sm:h-32" />
            ))}
          </div>
        }
        side={<Skeleton shape="h-72" />}
      />
    </>
  );
}
