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
import { useSessionExercises } from '#features/workout/session-exercises.ts';
import type { Workout } from '#features/workout/use-workout.ts';
import { MeantClicks } from './meant-clicks.tsx';
import { SessionElsewhere } from './session-elsewhere.tsx';
import { SessionEnd } from './session-end.tsx';
import { SessionPlayer } from './session-player.tsx';
import { SessionStart } from './session-start.tsx';
import { TODAY, type WayBack } from './way-back.ts';

type Props = {
  name: string;
  /** Identifies the workout for the position stored in this browser. */
  playerKey: string;
  workout: Workout;
  /** Null where exercises cannot be replaced. */
  replacing: Replacing | null;
  /** True where a finished workout may start again, as plans may. */
  canRestart: boolean;
  /** Above the content before the start. */
  before?: ReactNode;
  /** Below the exercises before the start. */
  note?: ReactNode;
  /** Start was pressed on an earlier page. */
  startsAtOnce?: boolean;
  /** Today's exercises by default. */
  wayBack?: WayBack;
  /** Replaces the usual end. */
  end?: ComponentType<ComponentProps<typeof SessionEnd>>;
};

/** One session after another, of the exercises that are left: a short one plays only some of them. */
export function WorkoutSession(props: Props) {
  const [number, setNumber] = useState(0);
  return (
    <OneSession
      key={number}
      {...props}
      startsAtOnce={number > 0 || (props.startsAtOnce ?? false)}
      onNext={() => setNumber(number + 1)}
    />
  );
}

type OneProps = Props & { startsAtOnce: boolean; onNext: () => void };

/** Marks each exercise played to its end, and saves the workout at the end. */
function OneSession(props: OneProps) {
  const { name, playerKey, workout, replacing, canRestart, before } = props;
  const { startsAtOnce, onNext, wayBack = TODAY, end: End = SessionEnd } = props;
  // Chosen once: exercises marked during the session keep their place.
  const [places] = useState(() => placesToDo(workout));
  const left = places.flatMap((place) => workout.exercises[place] ?? []);
  const exercises = useSessionExercises(left, workout.exercises);
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
  // The workout's marks decide, since another tab may have removed one.
  const playLeft = () => {
    const skipped = exercises.findIndex(({ id }) => !workout.completed.has(id));
    if (skipped === -1) onNext();
    else controls.jump(skipped);
  };

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
        <End workout={workout} session={session} onPlayLeft={playLeft} />
      </MeantClicks>
    );
  }
  if (status === 'ready') {
    return (
      <SessionStart
        name={name}
        exercises={exercises}
        session={session}
        replacing={workout.phase === 'idle' && !workout.inHistory ? replacing : null}
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

/** The workout's timer runs with the session, and stops when the session is left. */
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

/** Indexes of the exercises left to do; of all, when none is left. */
function placesToDo({ exercises, completed }: Workout): readonly number[] {
  const places = exercises.map((_, place) => place);
  const open = places.filter((place) => !completed.has(exercises[place]?.id ?? 0));
  return open.length > 0 ? open : places;
}
