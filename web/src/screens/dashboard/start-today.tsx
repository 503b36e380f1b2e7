import Play from 'lucide-react/icons/play';
import type { Workout } from '#features/workout/use-workout.ts';
import { ButtonLink } from '#ui/button-link.tsx';

type Props = {
  workout: Workout;
  /** The address of the session. */
  href: string;
};

/** Nothing once all exercises are done. */
export function StartToday({ workout: { next }, href }: Props) {
  if (next === null) return null;
  return (
    <ButtonLink href={href} kind="movement" size="large">
      <Play aria-hidden />
      Start session
    </ButtonLink>
  );
}
