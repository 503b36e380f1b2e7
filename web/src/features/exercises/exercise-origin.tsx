import type { Exercise } from '@limber/contract/exercises';
import { SOURCES } from '@limber/domain/exercises/sources';
import { longDate } from '#browser/long-date.ts';

export function ExerciseOrigin({ exercise }: { exercise: Exercise }) {
  const { source, variantOf, review } = exercise;
  return (
    <div className="grid gap-1">
      <h2 className="text-small text-soft">Where it comes from</h2>
      {variantOf !== null && <p>A variant of JME {variantOf}.</p>}
      {source === null ? (
        <p>Our own, after common practice.</p>
      ) : (
        <p className="text-pretty wrap-anywhere">
          {SOURCES[source].says}{' '}
          <cite className="text-small text-soft">{SOURCES[source].citation}</cite>
        </p>
      )}
      <p>{reviewWords(review)}</p>
    </div>
  );
}

function reviewWords(review: Exercise['review']): string {
  if (review === null) return 'No clinician has signed this exercise yet.';
  const { reviewer, profession, date, isCurrent } = review;
  const signed = `Signed by ${reviewer}, ${profession}, on ${longDate(`${date}T12:00`)}`;
  return isCurrent ? `${signed}.` : `${signed}; it has been changed since.`;
}
