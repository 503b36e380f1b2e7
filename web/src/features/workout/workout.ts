import { nextToDo } from '@limber/domain/routines/completed-exercises';
import { type Clock, finishClock, NEW_CLOCK, pauseClock, startClock } from './clock.ts';

export type SavePhase = 'idle' | 'saving' | 'success' | 'celebration';

const SAVE_WORDS: Record<SavePhase, string | null> = {
  idle: null,
  saving: 'Saving...',
  success: 'Saved!',
  celebration: 'Amazing!',
};

/** The label of the save button while saving; null otherwise. */
export function saveWords(phase: SavePhase): string | null {
  return SAVE_WORDS[phase];
}

type WithId = { id: number };

/** The state of a workout, independent of React and the network. */
export type WorkoutState = {
  /** In the order of the workout. */
  exercises: readonly WithId[];
  completed: ReadonlySet<number>;
  openIndex: number | null;
  clock: Clock;
  phase: SavePhase;
  /** The key of the workout while it waits on this device to be sent; null when it does not. */
  waitingAs: string | null;
  /** Saved from this screen, and celebrated. */
  savedHere: boolean;
  /** In the history already, according to the server. */
  savedElsewhere: boolean;
};

/** The part that the server, another screen or another tab may change. */
type KnownWorkout = Pick<WorkoutState, 'exercises' | 'completed' | 'savedElsewhere'>;

export type WorkoutEvent =
  | { type: 'start' }
  | { type: 'pause' }
  | { type: 'open'; index: number }
  | { type: 'close' }
  | { type: 'mark'; exerciseId: number }
  | { type: 'unmark'; exerciseId: number }
  /** Marks the exercise at this index and opens the next one to do, if any. */
  | { type: 'mark-and-go-on'; index: number }
  /** The replacement is not completed. */
  | { type: 'replace'; exerciseId: number; byId: number }
  /** Restarts with these exercises, the same or others. */
  | { type: 'restart'; exercises: readonly WithId[] }
  /** Goes back to the state before a restart. */
  | { type: 'bring-back'; before: WorkoutState }
  /** Ignored unless every exercise is completed and no saving is in progress. */
  | { type: 'save' }
  /** Without an answer from the server the workout waits on this device. */
  | { type: 'kept'; as: string }
  | { type: 'saved' }
  | { type: 'not-saved' }
  | { type: 'celebrate' }
  | { type: 'celebrated' };

export const NEW_WORKOUT: WorkoutState = {
  exercises: [],
  completed: new Set(),
  openIndex: null,
  clock: NEW_CLOCK,
  phase: 'idle',
  waitingAs: null,
  savedHere: false,
  savedElsewhere: false,
};

/** False for a workout without exercises. */
export function isAllCompleted({ exercises, completed }: WorkoutState): boolean {
  return exercises.length > 0 && exercises.every(({ id }) => completed.has(id));
}

/** True once the workout is in the history and no celebration is under way. */
export function isInHistory({ phase, savedHere, savedElsewhere }: WorkoutState): boolean {
  return phase === 'idle' && (savedHere || savedElsewhere);
}

/** Merges outside changes. Different exercises make it a new, unsaved workout. */
export function withKnown(state: WorkoutState, known: KnownWorkout): WorkoutState {
  const { exercises } = known;
  const completed = among(exercises, known.completed);
  if (isSame(state.exercises, exercises)) return { ...state, ...known, completed };
  const isOpen = state.openIndex !== null && state.openIndex < exercises.length;
  return {
    ...state,
    ...known,
    completed,
    openIndex: isOpen ? state.openIndex : null,
    phase: 'idle',
    waitingAs: null,
    savedHere: false,
  };
}

/** The workout after an event at `now` (milliseconds since 1970). Invalid events change nothing. */
export function changeWorkout(state: WorkoutState, event: WorkoutEvent, now: number): WorkoutState {
  switch (event.type) {
    case 'start':
      return { ...state, clock: startClock(state.clock, now) };
    case 'pause':
      return { ...state, clock: pauseClock(state.clock, now) };
    case 'open':
      return open(state, event.index, now);
    case 'close':
      return { ...state, openIndex: null };
    case 'mark':
      return mark(state, event.exerciseId, now);
    case 'unmark':
      // Exercises in the history, or on their way there, cannot be unmarked.
      return isInHistory(state) || state.waitingAs !== null
        ? state
        : { ...state, completed: without(state.completed, event.exerciseId) };
    case 'mark-and-go-on':
      return markAndGoOn(state, event.index, now);
    case 'replace':
      return replace(state, event.exerciseId, event.byId);
    case 'restart':
      return { ...NEW_WORKOUT, exercises: event.exercises };
    case 'bring-back':
      return { ...event.before, openIndex: null };
    case 'save':
      return state.phase === 'idle' && isAllCompleted(state)
        ? { ...state, clock: finishClock(state.clock, now), phase: 'saving', waitingAs: null }
        : state;
    case 'kept':
      return isBeingSaved(state) ? { ...state, phase: 'idle', waitingAs: event.as } : state;
    case 'saved':
      return isBeingSaved(state) ? { ...state, phase: 'success', waitingAs: null } : state;
    case 'not-saved':
      return isBeingSaved(state) ? { ...state, phase: 'idle', waitingAs: null } : state;
    case 'celebrate':
      return state.phase === 'success' ? { ...state, phase: 'celebration' } : state;
    case 'celebrated':
      return state.phase === 'celebration'
        ? { ...state, phase: 'idle', savedHere: true, openIndex: null }
        : state;
    default:
      return event satisfies never;
  }
}

const isBeingSaved = ({ phase, waitingAs }: WorkoutState) =>
  phase === 'saving' || waitingAs !== null;

function open(state: WorkoutState, index: number, now: number): WorkoutState {
  if (!state.exercises[index]) return state;
  const clock = isInHistory(state) ? state.clock : startClock(state.clock, now);
  return { ...state, openIndex: index, clock };
}

function mark(state: WorkoutState, exerciseId: number, now: number): WorkoutState {
  if (!state.exercises.some(({ id }) => id === exerciseId)) return state;
  return {
    ...state,
    completed: new Set([...state.completed, exerciseId]),
    clock: startClock(state.clock, now),
  };
}

function markAndGoOn(state: WorkoutState, index: number, now: number): WorkoutState {
  const exercise = state.exercises[index];
  if (!exercise) return state;
  const marked = mark(state, exercise.id, now);
  return { ...marked, openIndex: nextToDo(marked.exercises, marked.completed, index) ?? index };
}

function replace(state: WorkoutState, exerciseId: number, byId: number): WorkoutState {
  const exercises = state.exercises.map((each) => (each.id === exerciseId ? { id: byId } : each));
  if (isSame(exercises, state.exercises)) return state;
  return withKnown(state, { ...state, exercises, completed: without(state.completed, byId) });
}

function isSame(some: readonly WithId[], others: readonly WithId[]): boolean {
  return some.length === others.length && some.every(({ id }, index) => id === others[index]?.id);
}

function among(exercises: readonly WithId[], completed: ReadonlySet<number>): ReadonlySet<number> {
  return new Set(exercises.map(({ id }) => id).filter((id) => completed.has(id)));
}

function without(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return new Set([...ids].filter((each) => each !== id));
}
