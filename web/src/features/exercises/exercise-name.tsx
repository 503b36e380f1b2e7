import { nameParts } from '@limber/domain/exercises/exercise-name';

/**
 * The name of an exercise as it is to be seen: the title, and after it the number, small. Read aloud, copied or
 * looked for it stays "JME 12 Chin Tuck". Where both do not fit into a line, the number goes below.
 */
export function ExerciseName({ name }: { name: string }) {
  const { number, title } = nameParts(name);
  if (number === null) return title;
  return (
    <span className="inline-flex max-w-full flex-row-reverse flex-wrap-reverse items-baseline justify-end gap-x-2">
      <span className="text-small leading-5 font-regular whitespace-nowrap text-soft">
        {number}
      </span>{' '}
      <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
    </span>
  );
}
