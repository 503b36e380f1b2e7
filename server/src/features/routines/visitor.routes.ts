import { chooseForVisitor } from '@limber/contract/routines';
import { splitEvenly } from '@limber/domain/pain-points/weights';
import { chooseRoutine } from '@limber/domain/routines/choose-routine';
import { DAILY_ROUTINE_NAME, summariseWorkout } from '@limber/domain/routines/daily-routine';
import { isForVisitors } from '@limber/domain/routines/for-visitors';
import type { Deps } from '#deps.ts';
import type { Serve } from '#http/serve.ts';

/** The length of a visitor's routine, which is that of a new account's. */
const MINUTES = 3;

/** Where it hurts a visitor is answered and forgotten: neither stored nor logged. */
export function visitorRoutes(serve: Serve, { random, exercises }: Deps): void {
  const offered = exercises.all.filter(isForVisitors);

  serve(chooseForVisitor, ({ body: { areas } }) => {
    const chosen = chooseRoutine(offered, splitEvenly([...new Set(areas)]), random);
    const dosed = chosen.map(({ id }) => ({
      ...exercises.atLength(id, MINUTES),
      completed: false,
    }));
    return {
      name: DAILY_ROUTINE_NAME,
      duration: summariseWorkout(dosed).totalDuration,
      exercises: dosed,
    };
  });
}
