import type { Exercise } from '@limber/contract/exercises';
import { contraindicationWords } from '@limber/domain/exercises/contraindication-words';
import { doseWords } from '@limber/domain/exercises/dose-words';
import Repeat from 'lucide-react/icons/repeat';
import { ExerciseFacts } from './exercise-facts.tsx';
import { ExerciseOrigin } from './exercise-origin.tsx';
import { ExerciseNotesList } from './exercise-notes.tsx';

export function Instructions({ exercise }: { exercise: Exercise }) {
  const [first, ...others] = exercise.instructions;
  return (
    <section aria-label="Instructions" className="grid content-start gap-4">
      <h2 className="text-small text-soft">Instructions</h2>
      <ol className="grid gap-3">
        {first !== undefined && <li className="text-title text-pretty">{first}</li>}
        {others.map((step, index) => (
          <li key={step} className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
            <span aria-hidden className="font-strong text-deep tabular-nums">
              {index + 2}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <p className="flex items-start gap-2 rounded-card bg-tint px-4 py-3 font-strong">
        <Repeat aria-hidden className="mt-0.5 size-5 shrink-0 text-deep" />
        {doseWords(exercise)}
      </p>
      <ExerciseNotesList guidance={exercise.guidance} />
      <ExerciseFacts exercise={exercise} />
      <ExerciseOrigin exercise={exercise} />
      {exercise.contraindications.length > 0 && (
        <div className="grid gap-1">
          <h2 className="text-small text-soft">Choose another exercise today if</h2>
          <ul className="grid list-disc gap-0.5 pl-5">
            {exercise.contraindications.map((contraindication) => (
              <li key={contraindication}>{contraindicationWords(contraindication)}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
