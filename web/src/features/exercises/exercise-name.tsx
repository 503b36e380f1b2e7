import { nameParts } from '@limber/domain/exercises/exercise-name';
import { clsx } from 'clsx';

/** `line`: the number beside the title, or below it where both do not fit; `stacked`: always below it. */
const LAYOUTS = {
  line: 'inline-flex flex-row-reverse flex-wrap-reverse items-baseline justify-end gap-x-2',
  stacked: 'flex flex-col-reverse',
};

type Props = { name: string; layout?: keyof typeof LAYOUTS };

/**
 * The title, then the number, small. Screen readers, copying and the browser's search still get
 * "JME 12 Chin Tuck".
 */
export function ExerciseName({ name, layout = 'line' }: Props) {
  const { number, title } = nameParts(name);
  if (number === null) return title;
  return (
    <span className={clsx('max-w-full', LAYOUTS[layout])}>
      <span className="text-small leading-5 font-regular whitespace-nowrap text-soft">
        {number}
      </span>{' '}
      <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
    </span>
  );
}
