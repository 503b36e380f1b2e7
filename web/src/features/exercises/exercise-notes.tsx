import type { Exercise } from '@limber/contract/exercises';
import type { ExerciseNotes } from '@limber/domain/exercises/exercise';

const LABELS: readonly (readonly [keyof ExerciseNotes, string])[] = [
  ['breathe', 'Breathe'],
  ['avoid', 'Avoid'],
  ['easier', 'Easier'],
  ['harder', 'Harder'],
  ['stopWhen', 'Stop when'],
];

/** Labelled notes beside the steps; empty if the exercise is locked. */
export function ExerciseNotesList({ guidance }: Pick<Exercise, 'guidance'>) {
  if (!guidance) return null;
  return (
    <div className="grid gap-1">
      <h2 className="text-small text-soft">Notes</h2>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {LABELS.filter(([part]) => guidance[part] !== null).map(([part, label]) => (
          <div key={part} className="sm:contents">
            <dt className="font-strong">{label}</dt>
            <dd className="text-pretty">{guidance[part]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
