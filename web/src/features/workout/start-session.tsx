import { scriptLengthWords, scriptSeconds } from '@limber/domain/player/script-length';
import Play from 'lucide-react/icons/play';
import { ButtonLink } from '#ui/button-link.tsx';
import type { Workout } from './use-workout.ts';

type Props = {
  workout: Workout;
  href: string;
};

/** Link to the workout's session, with its length. Empty when there is nothing to do. */
export function StartSession({ workout, href }: Props) {
  const { exercises, completed, allCompleted, inHistory } = workout;
  if (allCompleted || inHistory || exercises.length === 0) return null;
  const open = exercises.filter(({ id }) => !completed.has(id));
  const length = scriptLengthWords(scriptSeconds(open));
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <ButtonLink href={href} kind="quiet">
        <Play aria-hidden />
        Start session
      </ButtonLink>
      <span className="text-small text-soft">{length}</span>
    </div>
  );
}
