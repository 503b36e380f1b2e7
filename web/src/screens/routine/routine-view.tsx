import type { Routine } from '@limber/contract/routines';
import { counted } from '@limber/domain/counted';
import { nextToDo } from '@limber/domain/routines/completed-exercises';
import { toMinutes } from '@limber/domain/routines/routine-duration';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'wouter';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import CircleCheck from 'lucide-react/icons/circle-check';
import { ExerciseItem, ReplaceButton } from '#features/workout/exercise-item.tsx';
import { StartSession } from '#features/workout/start-session.tsx';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { textLinkStyle } from '#ui/text-link.tsx';
import { ExerciseView } from './exercise-view.tsx';
import { RoutineBar } from './routine-bar.tsx';
import { useGuidedRoutine } from './use-guided-routine.ts';

/** All cards, or one exercise: ?exercise={number from 1}. */
export function RoutineView({ routine }: { routine: Routine }) {
  const { exercises } = routine;
  const [search, setSearch] = useSearchParams();
  const { workout, replacing, regenerating, toggle } = useGuidedRoutine(routine);
  const { completed, phase } = workout;

  const number = search.get('exercise');
  const shown = exercises.findIndex((_, index) => String(index + 1) === number);
  const exercise = exercises[shown];
  const show = (index: number | null) => {
    const next = index === null ? null : String(index + 1);
    // No navigation to the current place, or Back would lead there again.
    if (next !== number) setSearch(next === null ? {} : { exercise: next });
    window.scrollTo(0, 0);
  };
  const markButton = (index: number) => {
    const { id = 0, name = '' } = exercises[index] ?? {};
    const isDone = completed.has(id);
    // The badge shows the state, the button its action.
    const words = isDone ? 'Mark as Incomplete' : 'Mark Complete';
    return (
      <Button
        kind="secondary"
        aria-label={`${words}: ${name}`}
        disabled={isDone && workout.inHistory}
        onClick={() => toggle(index)}
      >
        {words}
      </Button>
    );
  };
  return (
    <>
      <Page
        title={routine.name}
        heading={exercise ? exercise.name : routine.name}
        step={exercise && String(shown)}
        lead={
          <>
            {exercise && `${routine.name}, `}
            {counted(toMinutes(routine.duration), 'minute')}
          </>
        }
        actions={
          <div className="flex flex-wrap items-center gap-x-4">
            {!exercise && <StartSession workout={workout} href={`/session/${routine.id}`} />}
            <Back onBack={exercise ? () => show(null) : null} />
          </div>
        }
      >
        {(phase === 'success' || phase === 'celebration') && (
          <RoutineComplete count={exercises.length} />
        )}
        {exercise ? (
          <ExerciseView
            exercise={exercise}
            position={{
              index: shown,
              total: exercises.length,
              next: exercises[shown + 1],
              onMove: show,
            }}
            completed={completed.has(exercise.id)}
            replacing={replacing}
            onStop={() => workout.send({ type: 'pause' })}
            onGoOn={() => workout.send({ type: 'start' })}
            markButton={markButton(shown)}
          />
        ) : (
          <Cards workout={workout} replacing={replacing} markButton={markButton} onOpen={show} />
        )}
      </Page>
      <RoutineBar
        workout={workout}
        shown={shown}
        next={nextToDo(exercises, completed, shown)}
        onShow={show}
        onMark={toggle}
        refreshing={regenerating.pending}
        onRefresh={() => {
          show(null);
          regenerating.run();
        }}
      />
    </>
  );
}

type CardsProps = Pick<ReturnType<typeof useGuidedRoutine>, 'workout' | 'replacing'> & {
  markButton: (index: number) => ReactNode;
  onOpen: (index: number) => void;
};

function Cards({ workout: { exercises, completed }, replacing, markButton, onOpen }: CardsProps) {
  return (
    <ol aria-label="Exercises of this routine" className="grid gap-3">
      {exercises.map((item, index) => (
        <ExerciseItem
          // The key is the place, so that focus stays in a row whose exercise is replaced.
          // oxlint-disable-next-line react/no-array-index-key -- a row keeps no state of its exercise
          key={index}
          exercise={item}
          completed={completed.has(item.id)}
          heading="h2"
          corner={<ReplaceButton exercise={item} replacing={replacing} />}
        >
          {markButton(index)}
          <Button kind="secondary" aria-label={`Open ${item.name}`} onClick={() => onOpen(index)}>
            Open
          </Button>
        </ExerciseItem>
      ))}
    </ol>
  );
}

const backStyle = `${textLinkStyle} flex min-h-11 items-center gap-2`;

/** Leads from an exercise to the overview (`onBack`), or from there to the dashboard (null). */
function Back({ onBack }: { onBack: (() => void) | null }) {
  const arrow = <ArrowLeft aria-hidden className="size-5" />;
  return onBack ? (
    <button type="button" className={backStyle} onClick={onBack}>
      {arrow}
      Back to All Exercises
    </button>
  ) : (
    <Link href="/dashboard" className={backStyle}>
      {arrow}
      Back to dashboard
    </Link>
  );
}

/** Shown briefly before the dashboard. Takes focus, so that screen readers announce it. */
function RoutineComplete({ count }: { count: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="flex items-start gap-3 rounded-card bg-good-tint p-5 text-good">
      <CircleCheck aria-hidden className="size-7 shrink-0" />
      <div className="grid gap-1">
        <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
          Routine Complete!
        </h2>
        <p>All {count} exercises saved to your history.</p>
      </div>
    </section>
  );
}
