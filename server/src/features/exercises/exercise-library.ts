import type { Exercise } from '@limber/contract/exercises';
import { byJmeNumber, exerciseName, exerciseSeconds } from '@limber/domain/exercises/exercise';
import { writtenSteps } from '@limber/domain/exercises/written-steps';
import { notesText } from '@limber/domain/exercises/notes-text';
import type { RoutineMinutes } from '@limber/domain/preferences/preferences';
import { doseAt } from '@limber/library/dose-at';
import type { Entry } from '@limber/library/entry';
import { factsOf } from '@limber/library/motion-facts/facts-of';
import { reviewOf } from '@limber/library/reviews/review-of';
import { placeOf } from '@limber/library/safety/place-of';
import type { DrawingAddresses } from '#features/media/drawings/drawing-addresses.ts';
import type { Drawings } from '#features/media/drawings/drawings.ts';

/** The exercises in memory: data of the release, not of the installation. */
export type ExerciseLibrary = {
  /** Ordered by JME number. */
  readonly all: readonly Exercise[];
  has: (id: number) => boolean;
  /** Throws for an unknown id; ids are never removed from the library. */
  get: (id: number) => Exercise;
  /** The exercise with dose and steps for a routine of so many minutes. */
  atLength: (id: number, minutes: RoutineMinutes) => Exercise;
};

/** Each exercise is made on demand, so that the start is short. */
export function createExerciseLibrary(
  authored: readonly Entry[],
  { addresses }: Pick<Drawings, 'addresses'>,
): ExerciseLibrary {
  const byId = new Map(authored.map((one) => [one.id, one]));
  const made = new Map<number, Exercise>();
  const ofLengths = new Map<string, Exercise>();
  let all: readonly Exercise[] | null = null;

  const entry = (id: number) => {
    const found = byId.get(id);
    if (!found) throw new Error(`The library holds no exercise ${id}`);
    return found;
  };
  const get = (id: number) => {
    const exercise = made.get(id) ?? toExercise(entry(id), addresses(id));
    made.set(id, exercise);
    return exercise;
  };
  return {
    get all() {
      return (all ??= authored.map(({ id }) => get(id)).toSorted(byJmeNumber));
    },
    has: (id) => byId.has(id),
    get,
    atLength: (id, minutes) => {
      const key = `${id} ${minutes}`;
      const known = ofLengths.get(key) ?? { ...get(id), ...dosed(entry(id), minutes) };
      ofLengths.set(key, known);
      return known;
    },
  };
}

/** The parts that depend on the routine's length. */
function dosed(authored: Entry, minutes: RoutineMinutes) {
  const dose = doseAt(authored, minutes);
  return {
    dose,
    instructions: writtenSteps({ ...authored, dose }),
    durationSeconds: exerciseSeconds({ ...authored, dose }),
  };
}

function toExercise(authored: Entry, drawn: DrawingAddresses): Exercise {
  const { id, bodyArea, kind, level, load, description, notes, posture, sides } = authored;
  const { movements, bend, handsFree, pictureText } = factsOf(authored);
  const { discreet, premium, muscles, searchWords, contraindications, steps } = authored;
  return {
    id,
    name: exerciseName(authored),
    bodyArea,
    kind,
    level,
    load,
    muscles: [...muscles],
    searchWords: [...searchWords],
    source: authored.source,
    variantOf: authored.variantOf ?? null,
    core: authored.core ?? null,
    description,
    notes: notesText(notes),
    guidance: notes,
    steps: { ...steps, start: [...steps.start], out: [...steps.out] },
    posture,
    sides,
    ...dosed(authored, 3),
    discreet,
    premium,
    locked: false,
    contraindications: [...contraindications],
    movements: [...movements],
    bend,
    handsFree,
    place: placeOf(authored),
    review: reviewOf(authored),
    pictureText,
    imageUrl: drawn.thumbnail,
    imageUrls: [...drawn.pictures],
    thumbnailUrls: [],
    attachedImages: [],
    videoUrl: drawn.videos?.light ?? null,
    videoIsUploaded: false,
    motionUrl: drawn.motion,
  };
}
