import Play from 'lucide-react/icons/play';
import { ButtonLink } from '#ui/button-link.tsx';
import type { Workout } from './use-workout.ts';

type Props = {
  workout: Workout;
  href: string;
};

/** Link to the workout's session. Empty when there is nothing to do. */
export function StartSession({ workout, href }: Props) {
  const { exercises, allCompleted, inHistory } = workout;
  if (allCompleted || inHistory || exercises.length === 0) return null;
  return (
    <ButtonLink href={href} kind="quiet">
      <Play aria-hidden />
      Start session
    </ButtonLink>
  );
}
