import type { Exercise } from '@limber/contract/exercises';
import { kindWords, levelWords, loadWords } from '@limber/domain/exercises/exercise-words';
import { muscleWords } from '@limber/domain/exercises/muscles';

export function ExerciseFacts({ exercise }: { exercise: Exercise }) {
  const { kind, level, load, muscles } = exercise;
  return (
    <div className="grid gap-1">
      <h2 className="text-small text-soft">What it trains</h2>
      <p>{[kindWords(kind), levelWords(level), loadWords(load)].join(', ')}.</p>
      {muscles.length > 0 && (
        <ul aria-label="Muscles" className="grid list-disc gap-0.5 pl-5">
          {muscles.map((muscle) => (
            <li key={muscle}>{muscleWords(muscle)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
