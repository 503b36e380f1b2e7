import { chooseForVisitor } from '@limber/contract/routines';
import { BODY_AREAS } from '@limber/domain/body-areas';
import { splitEvenly } from '@limber/domain/pain-points/weights';
import { chooseRoutine } from '@limber/domain/routines/choose-routine';
import { DAILY_ROUTINE_NAME, summariseWorkout } from '@limber/domain/routines/daily-routine';
import { isForVisitors, VISITOR_MINUTES } from '@limber/domain/routines/for-visitors';
import type { Deps } from '#deps.ts';
import type { Serve } from '#http/serve.ts';

/** A visitor's answers are neither stored nor logged. */
export function visitorRoutes(serve: Serve, { random, exercises }: Deps): void {
  serve(chooseForVisitor, ({ body: { areas } }) => {
    const chosen = chooseRoutine(
      exercises.all.filter(isForVisitors),
      splitEvenly(BODY_AREAS.filter((area) => areas.includes(area))),
      random,
    );
    const dosed = chosen.map(({ id }) =>
      Object.assign({ completed: false }, exercises.atLength(id, VISITOR_MINUTES)),
    );
    return {
      name: DAILY_ROUTINE_NAME,
      duration: summariseWorkout(dosed).totalDuration,
      exercises: dosed,
    };
  });
}
