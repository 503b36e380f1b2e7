import * as contract from '@limber/contract/discomfort';
import * as routines from '@limber/contract/routines';
import { changePainPoints } from '@limber/contract/pain-points';
import { NO_ALTERNATIVES } from '@limber/domain/routines/choose-replacement';
import { NOT_ABOUT_TODAY } from '@limber/domain/time/local-day';
import { library } from '@limber/library/library';
import { expect, test } from 'vitest';
import { onEachDatabase, onSqlite } from '#test/on-each-database.ts';
import type { TestUser } from '#test/client.ts';

const TODAY = '2026-01-05';
const REPORT = { exerciseId: 12, date: TODAY };
const areaOf = (id: number) => library.find((exercise) => exercise.id === id)?.bodyArea;
const ids = (routine: routines.Routine | null) => routine?.exercises.map(({ id }) => id) ?? [];
const today = (user: TestUser, date = TODAY) =>
  user.ask(routines.getTodaysRoutine, { query: { date } });

/** Says that the third exercise of today's routine hurts. */
async function thirdHurts(user: TestUser) {
  const routine = await today(user);
  const exerciseId = ids(routine)[2] ?? 0;
  const body = { exerciseId, date: TODAY, routineId: routine.id };
  return { routine, body, answer: await user.ask(contract.reportDiscomfort, { body }) };
}

onEachDatabase('that an exercise hurts', (server) => {
  test(
    'replaces it in the routine at once, and keeps all others',
    { tags: ['spec:silent/this-hurts'] },
    async () => {
      const ada = await server().register();
      const { routine, body, answer } = await thirdHurts(ada);
      expect(ids(answer.routine)).toEqual(ids(routine).with(2, answer.replacedById ?? 0));
      expect(answer.replacedById).not.toBe(body.exerciseId);
      expect(ids(await today(ada))).toEqual(ids(answer.routine));
    },
  );

  test(
    'is one report for a day however often it is said, also twice at once',
    { tags: ['spec:silent/this-hurts'] },
    async () => {
      const ada = await server().register();
      const { body, answer } = await thirdHurts(ada);
      const again = await Promise.all([
        ada.ask(contract.reportDiscomfort, { body }),
        ada.ask(contract.reportDiscomfort, { body }),
      ]);
      expect(again).toEqual([answer, answer]);
      expect(await ada.ask(contract.listDiscomfortReports)).toEqual([answer.report]);
    },
  );

  test(
    'is taken back: the exercise has its place again',
    { tags: ['spec:silent/this-hurts'] },
    async () => {
      const ada = await server().register();
      const { routine, answer } = await thirdHurts(ada);
      const params = { id: answer.report.id };
      const back = await ada.ask(contract.takeBackDiscomfort, { params });
      expect(back.routine).toEqual(routine);
      expect(await ada.ask(contract.listDiscomfortReports)).toEqual([]);
      expect(await ada.refusedBy(contract.takeBackDiscomfort, { params })).toMatchObject({
        status: 404,
      });
    },
  );

  test(
    'is known to that user alone, and goes when they go',
    { tags: ['spec:silent/this-hurts'] },
    async () => {
      const ada = await server().register('ada');
      const eve = await server().register('eve');
      const { body, answer } = await thirdHurts(ada);
      expect(await eve.ask(contract.listDiscomfortReports)).toEqual([]);
      const params = { id: answer.report.id };
      expect(await eve.refusedBy(contract.takeBackDiscomfort, { params })).toMatchObject({
        status: 404,
      });
      expect(await eve.refusedBy(contract.reportDiscomfort, { body })).toMatchObject({
        status: 404,
      });
      expect(await eve.ask(contract.listDiscomfortReports)).toEqual([]);
      await server().db.deleteFrom('user').where('id', '=', ada.user.id).execute();
      expect(await server().db.selectFrom('discomfort_report').selectAll().execute()).toEqual([]);
    },
  );
});

onSqlite('an exercise that hurt', (server) => {
  test(
    'is in no routine for three days, then it may be again',
    { tags: ['spec:silent/this-hurts'] },
    async () => {
      const ada = await server().register();
      await ada.ask(changePainPoints, { body: { elbows: true } });
      const elbows = library.filter(({ bodyArea }) => bodyArea === 'elbows');
      for (const { id } of elbows.slice(1)) {
        await ada.ask(contract.reportDiscomfort, { body: { exerciseId: id, date: TODAY } });
      }
      const elbowsOn = async (date: string) => {
        server().clock.now = new Date(`${date}T09:00:00.000Z`);
        return ids(await today(ada, date)).filter((id) => areaOf(id) === 'elbows');
      };
      expect(await elbowsOn(TODAY)).toEqual([elbows[0]?.id]);
      expect(await elbowsOn('2026-01-07')).toEqual([elbows[0]?.id]);
      expect(await elbowsOn('2026-01-08')).toHaveLength(5);
    },
  );

  test('does not come back when an exercise or the routine is chosen anew', async () => {
    const ada = await server().register();
    const { routine, body } = await thirdHurts(ada);
    for (let round = 0; round < 8; round += 1) {
      const params = { id: routine.id, exerciseIndex: 2 };
      const one = await ada.ask(routines.regenerateExercise, { params });
      const all = await ada.ask(routines.regenerateRoutine, { params: { id: routine.id } });
      expect([...ids(one), ...ids(all)]).not.toContain(body.exerciseId);
    }
  });

  test('does not come back after midnight into the routine of the evening', async () => {
    const ada = await server().register();
    const { id, exercises } = await today(ada);
    const [first] = exercises;
    const others = library.filter(
      ({ id: other, bodyArea }) => bodyArea === first?.bodyArea && other !== first.id,
    );
    for (const { id: exerciseId } of others) {
      const body = { exerciseId, date: '2026-01-06' };
      await ada.ask(contract.reportDiscomfort, { body });
    }
    const params = { id, exerciseIndex: 0 };
    expect(await ada.refusedBy(routines.regenerateExercise, { params })).toMatchObject({
      message: NO_ALTERNATIVES,
    });
  });

  test('leaves the routine of today also when it hurt in a plan', async () => {
    const ada = await server().register();
    const routine = await today(ada);
    const exerciseId = ids(routine)[2] ?? 0;
    await ada.ask(contract.reportDiscomfort, { body: { exerciseId, date: TODAY } });
    const after = ids(await today(ada));
    expect(after).not.toContain(exerciseId);
    expect(after.toSpliced(2, 1)).toEqual(ids(routine).toSpliced(2, 1));
  });

  test('stays where it is done, and so does what was done instead', async () => {
    const ada = await server().register();
    const { routine, body, answer } = await thirdHurts(ada);
    const complete = (exerciseIndex: number) => {
      const params = { id: routine.id, exerciseIndex };
      return ada.ask(routines.completeExercise, { params, body: {} });
    };
    await complete(0);
    const done = await complete(2);
    const params = { id: answer.report.id };
    expect((await ada.ask(contract.takeBackDiscomfort, { params })).routine).toEqual(done);
    const first = { ...body, exerciseId: ids(routine)[0] ?? 0 };
    const said = await ada.ask(contract.reportDiscomfort, { body: first });
    expect(said).toMatchObject({ routine: done, replacedById: null });
  });

  test('is replaced by one that asks little and is not held', async () => {
    const ada = await server().register();
    const { answer } = await thirdHurts(ada);
    const replacement = library.find(({ id }) => id === answer.replacedById);
    expect(replacement?.level).toBe('gentle');
    expect(replacement?.dose.kind).toBe('repetitions');
  });

  test('is one that exists, and hurts today', async () => {
    const ada = await server().register();
    const late = { ...REPORT, date: '2026-01-03' };
    expect(await ada.refusedBy(contract.reportDiscomfort, { body: late })).toMatchObject({
      status: 422,
      issues: [{ field: 'date', message: NOT_ABOUT_TODAY }],
    });
    const unknown = { ...REPORT, exerciseId: 99_999 };
    expect(await ada.refusedBy(contract.reportDiscomfort, { body: unknown })).toMatchObject({
      status: 422,
      issues: [{ field: 'exerciseId' }],
    });
  });

  test('may be outside of any routine, as in a plan', async () => {
    const ada = await server().register();
    const answer = await ada.ask(contract.reportDiscomfort, { body: REPORT });
    expect(answer).toMatchObject({ report: REPORT, routine: null, replacedById: null });
    const params = { id: answer.report.id };
    expect(await ada.ask(contract.takeBackDiscomfort, { params })).toEqual({ routine: null });
  });
});
