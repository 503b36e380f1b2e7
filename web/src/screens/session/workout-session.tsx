import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useSession } from '#features/auth/session-store.ts';
import { usePlayer } from '#features/player/use-player.ts';
import type { Replacing } from '#features/workout/use-routine-workout.ts';
import type { Workout } from '#features/workout/use-workout.ts';
import { MeantClicks } from './meant-clicks.tsx';
import { SessionElsewhere } from './session-elsewhere.tsx';
import { SessionEnd } from './session-end.tsx';
import { SessionPlayer } from './session-player.tsx';
import { SessionStart } from './session-start.tsx';
import { TODAY, type WayBack } from './way-back.ts';

type Props = {
  name: string;
  /** Which workout it is, for the position that is kept in this browser. */
  playerKey: string;
  workout: Workout;
  /** Null where exercises cannot be replaced. */
  replacing: Replacing | null;
  /** Whether a workout that is done may be done again from its beginning, as plans may. */
  canRestart: boolean;
  /** Stands above what comes, before the start. */
  before?: ReactNode;
  /** Stands below what is in the session, before it starts. */
  note?: ReactNode;
  /** Start was pressed on the way here. */
  startsAtOnce?: boolean;
  /** Where whoever leaves goes; by default to today's exercises. */
  wayBack?: WayBack;
  /** What stands at the end, instead of what stands there for users. */
  end?: ComponentType<ComponentProps<typeof SessionEnd>>;
};

/** A workout as a session: what it plays to the end is marked, and the end is saved. */
export function WorkoutSession(props: Props) {
  const { name, playerKey, workout, replacing, canRestart, before } = props;
  const { startsAtOnce = false, wayBack = TODAY, end: End = SessionEnd } = props;
  // Chosen once: an exercise that is marked on the way stays where it is.
  const [places] = useState(() => placesToDo(workout));
  const exercises = places.flatMap((place) => workout.exercises[place] ?? []);
  const hasMoved = useRef(false);
  const userId = useSession().user?.id ?? 0;
  const session = usePlayer({
    userId,
    key: playerKey,
    exercises,
    onExerciseDone: (exerciseId) => {
      hasMoved.current = true;
      workout.send({ type: 'mark', exerciseId });
    },
    onFinished: () => {
      if (hasMoved.current && !workout.inHistory) workout.send({ type: 'save' });
    },
  });
  const { status, controls, index } = session;
  useWorkoutClock(status, workout.send);
  const start = () => {
    if (canRestart && workout.allCompleted) {
      workout.send({ type: 'restart', exercises: workout.exercises });
    }
    controls.start();
  };
  useEffect(() => {
    if (!startsAtOnce || status !== 'ready') return;
    if (session.resumable) controls.takeUp();
    else start();
    // oxlint-disable-next-line react/exhaustive-deps -- once: the press that led here
  }, []);
  // By the marks of the workout: another tab may have taken one away that was played here.
  const playSkipped = () =>
    controls.jump(exercises.findIndex(({ id }) => !workout.completed.has(id)));

  if (status === 'elsewhere') {
    return (
      <MeantClicks key="elsewhere">
        <SessionElsewhere name={name} wayBack={wayBack} onTakeOver={controls.takeOver} />
      </MeantClicks>
    );
  }
  if (status === 'finished') {
    return (
      <MeantClicks key="end">
        <End workout={workout} session={session} onPlaySkipped={playSkipped} />
      </MeantClicks>
    );
  }
  if (status === 'ready') {
    return (
      <SessionStart
        name={name}
        exercises={exercises}
        session={session}
        before={before}
        note={props.note}
        wayBack={wayBack}
        onStart={start}
      />
    );
  }
  return (
    <MeantClicks key="player">
      <SessionPlayer
        name={name}
        exercises={exercises}
        position={{ number: (places[index] ?? 0) + 1, total: workout.exercises.length }}
        session={session}
        replacing={workout.phase === 'idle' && !workout.inHistory ? replacing : null}
        wayBack={wayBack}
      />
    </MeantClicks>
  );
}

/** The workout's own timer runs while the session does, and stands still once the session is left. */
function useWorkoutClock(status: string, send: Workout['send']): void {
  const latest = useRef({ status, send });
  useEffect(() => {
    latest.current = { status, send };
  });
  useEffect(
    () => () => {
      if (latest.current.status === 'running') latest.current.send({ type: 'pause' });
    },
    [],
  );
  useEffect(() => {
    if (status === 'running') send({ type: 'start' });
    if (status === 'paused') send({ type: 'pause' });
    // oxlint-disable-next-line react/exhaustive-deps -- `send` is another function at each render
  }, [status]);
}

/** The places of the exercises that are not done yet; of all, when none is left to do. */
function placesToDo({ exercises, completed }: Workout): readonly number[] {
  const places = exercises.map((_, place) => place);
  const open = places.filter((place) => !completed.has(exercises[place]?.id ?? 0));
  return open.length > 0 ? open : places;
}
