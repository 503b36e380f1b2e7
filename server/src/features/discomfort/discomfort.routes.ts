import * as contract from '@limber/contract/discomfort';
import { chooseGentleAlternative } from '@limber/domain/discomfort/choose-gentle-alternative';
import { PLAN_SENTENCES } from '@limber/domain/custom-plans/plan-rules';
import { isAboutToday, NOT_ABOUT_TODAY } from '@limber/domain/time/local-day';
import { lockUser } from '#db/lock-user.ts';
import type { Deps } from '#deps.ts';
import { runOnce } from '#features/idempotency/run-once.ts';
import { exchangeInRoutine } from '#features/routines/exchange-in-routine.ts';
import { exchangeInTodaysRoutine } from '#features/routines/exchange-ruled-out.ts';
import { readRoutine } from '#features/routines/to-routine.ts';
import { notFound, refusedField } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { deleteReport, findReports, keepReport, noteReplacement } from './discomfort.queries.ts';

/** "This hurts": the exercise is replaced at once, and left out for some days. */
export function discomfortRoutes(serve: Serve, deps: Deps): void {
  const { db, now, random, exercises } = deps;

  serve(contract.listDiscomfortReports, ({ userId, query }) =>
    findReports(db, userId, query.before),
  );

  serve(contract.reportDiscomfort, async ({ userId, idempotency, body }) => {
    const { routineId, ...report } = body;
    if (!isAboutToday(report.date, now())) throw refusedField('date', NOT_ABOUT_TODAY);
    if (!exercises.has(report.exerciseId)) {
      throw refusedField('exerciseId', PLAN_SENTENCES.exerciseUnknown);
    }
    const hurting = exercises.get(report.exerciseId);
    const { id, replacedById } = await runOnce(deps, idempotency, async (tx) => {
      // A routine that is being chosen waits for this lock, and then leaves the exercise out.
      await lockUser(tx, userId);
      const kept = await keepReport(tx, userId, report, now());
      if (routineId === undefined) {
        await exchangeInTodaysRoutine(deps, tx, userId);
        return kept;
      }
      const place = { routineId, exerciseId: hurting.id };
      const chosenId = await exchangeInRoutine(deps, tx, userId, place, (usable, inRoutine) =>
        chooseGentleAlternative(usable, hurting, inRoutine, random),
      );
      // Nothing suitable was found, or the exercise is done or already replaced.
      if (chosenId === null) return kept;
      await noteReplacement(tx, kept.id, { routineId, replacedById: chosenId });
      return { ...kept, replacedById: chosenId };
    });
    const routine = routineId === undefined ? null : await readRoutine(deps, userId, routineId);
    return { report: { id, ...report }, routine, replacedById };
  });

  serve(contract.takeBackDiscomfort, async ({ userId, params }) => {
    const { routineId } = await db.transaction().execute(async (tx) => {
      const report = await deleteReport(tx, userId, params.id);
      if (!report) throw notFound();
      const { routineId: changed, replacedById, exerciseId } = report;
      if (changed !== null && replacedById !== null) {
        const place = { routineId: changed, exerciseId: replacedById };
        await exchangeInRoutine(deps, tx, userId, place, (usable, inRoutine) =>
          inRoutine.some(({ id }) => id === exerciseId)
            ? null
            : (usable.find(({ id }) => id === exerciseId) ?? null),
        );
      }
      return report;
    });
    return { routine: routineId === null ? null : await readRoutine(deps, userId, routineId) };
  });
}
