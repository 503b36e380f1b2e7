import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { NotLoaded } from '#api/not-loaded.tsx';
import { routineQuery } from '#features/routines/routines.api.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Page } from '#ui/page.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { RoutineView } from './routine-view.tsx';

const ROWS = 5;
const NOT_LOADED = { title: 'Error loading routine', reason: 'Failed to load your routine' };

export function RoutineScreen() {
  const id = Number(useParams<{ id: string }>().id);
  const isRoutine = Number.isSafeInteger(id);
  const query = useQuery({
    ...routineQuery(id),
    enabled: isRoutine,
  });
  const { data, isPending } = query;
  if (data && data.exercises.length > 0) return <RoutineView key={data.id} routine={data} />;
  const back = <ButtonLink href="/dashboard">Return to dashboard</ButtonLink>;
  return (
    <Page title="Routine" lead={<TextLink href="/dashboard">Back to dashboard</TextLink>}>
      {data ? (
        <EmptyState title="No exercises found" action={back}>
          This routine doesn&apos;t have any exercises
        </EmptyState>
      ) : isRoutine && isPending ? (
        <div className="grid gap-3">
          <output className="sr-only">Loading your routine</output>
          <SkeletonBlock shape="h-6 w-32" />
          {Array.from({ length: ROWS }, (_, row) => (
            <SkeletonBlock key={row} shape="h-32 sm:h-24" />
          ))}
        </div>
      ) : isRoutine ? (
        <NotLoaded
          what="your routine"
          title={NOT_LOADED.title}
          query={query}
          otherwise={NOT_LOADED.reason}
          action={back}
        />
      ) : (
        <ErrorState title={NOT_LOADED.title} action={back}>
          {NOT_LOADED.reason}
        </ErrorState>
      )}
    </Page>
  );
}
