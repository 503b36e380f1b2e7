import { ROUTINE_SIZE } from '@limber/domain/routines/allocate-slots';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { Below } from './dashboard-page.tsx';
import { SentenceRoom, StageGround, TodayActions } from './today-stage.tsx';

export function WorkoutSkeleton() {
  return (
    <>
      <SentenceRoom>
        <output className="sr-only">Loading your routine</output>
        <SkeletonBlock shape="h-14 max-w-sm lg:h-28" />
      </SentenceRoom>
      <StageGround />
      <TodayActions
        actions={<SkeletonBlock shape="h-13 w-48" />}
        progress={<SkeletonBlock shape="h-12" />}
      />
      <Below>
        <ListSkeleton />
      </Below>
    </>
  );
}

export function ListSkeleton() {
  return (
    <div className="grid animate-breathe gap-4 lg:grid-cols-5">
      {Array.from({ length: ROUTINE_SIZE }, (_, tile) => (
        <SkeletonBlock key={tile} shape="h-48 lg:h-80" />
      ))}
    </div>
  );
}
