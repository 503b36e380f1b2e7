import { changePainPoints } from '@limber/contract/pain-points';
import { saveRoutineRecord } from '@limber/contract/routine-history';
import * as contract from '@limber/contract/routines';
import { startTrial } from '@limber/contract/subscription';
import { LIMIT_SENTENCES } from '@limber/domain/subscriptions/entitlements';
import { library } from '@limber/library/library';
import { expect, test } from 'vitest';
import { onSqlite, type TestServer } from '#test/on-each-database.ts';
import { registerFree } from '#test/paying.ts';
import type { TestUser } from '#test/client.ts';

const TODAY = '2026-01-05';
const AFTER_TRIAL = '2026-01-25';
/** Sixty choices from this area would hardly miss its premium exercises by chance. */
const PREMIUM_AREA = library.find(({ premium }) => premium)?.bodyArea ?? 'neck';

const today = (user: TestUser, date = TODAY) =>
  user.ask(contract.getTodaysRoutine, { query: { date } });

const endTrial = ({ clock }: TestServer) => {
  clock.now = new Date(`${AFTER_TRIAL}T09:00:00.000Z`);
};

onSqlite('the routine of a free account', (server) => {
  test('holds no premium exercise, however often it is chosen anew', async () => {
    const free = await registerFree(server());
    await free.ask(changePainPoints, { body: { [PREMIUM_AREA]: true } });
    const { id } = await today(free);
    for (let round = 0; round < 12; round += 1) {
      const anew = await free.ask(contract.regenerateRoutine, { params: { id } });
      const params = { id, exerciseIndex: round % 5 };
      const one = await free.ask(contract.regenerateExercise, { params });
      const exercises = [...anew.exercises, ...one.exercises];
      expect(exercises.filter(({ premium, locked }) => premium || locked)).toEqual([]);
    }
  });

  test('covers the three heaviest of the areas from a better time', async () => {
    const free = await registerFree(server());
    await free.ask(startTrial);
    const body = {
      neck: true,
      neckWeight: 10,
      hips: true,
      hipsWeight: 40,
      knees: true,
      kneesWeight: 30,
      elbows: true,
      elbowsWeight: 20,
    };
    await free.ask(changePainPoints, { body });
    endTrial(server());
    const { exercises } = await today(free, AFTER_TRIAL);
    expect(new Set(exercises.map(({ bodyArea }) => bodyArea))).toEqual(
      new Set(['hips', 'knees', 'elbows']),
    );
  });
});

const premium = library.find((exercise) => exercise.premium)?.id ?? 0;
const workout = (exerciseIds: number[]) => ({
  name: 'Mine',
  exerciseIds,
  exerciseNames: exerciseIds.map(String),
  bodyAreas: ['neck' as const],
  totalDuration: 36,
  exerciseCount: exerciseIds.length,
});

onSqlite('the history of a free account', (server) => {
  test('takes no premium exercise', async () => {
    const free = await registerFree(server());
    expect(await free.refusedBy(saveRoutineRecord, { body: workout([1, premium]) })).toMatchObject({
      status: 403,
      code: 'plan-limit',
      message: LIMIT_SENTENCES.premiumExercise,
    });
    await free.ask(saveRoutineRecord, { body: workout([1]) });
  });

  test('takes the routine that was chosen when more was open, and what was saved before', async () => {
    const free = await registerFree(server());
    await free.ask(startTrial);
    const routine = await today(free);
    const ids = routine.exercises.map(({ id }) => id);
    await server()
      .db.updateTable('routine_exercise')
      .set({ exerciseId: premium })
      .where('position', '=', 0)
      .execute();
    const again = { body: workout([premium]) };
    const options = { idempotencyKey: 'from the trial' };
    const saved = await free.ask(saveRoutineRecord, again, options);
    endTrial(server());
    expect(await free.ask(saveRoutineRecord, again, options)).toEqual(saved);
    const body = { ...workout([premium, ...ids.slice(1)]), routineId: routine.id };
    await free.ask(saveRoutineRecord, { body });
  });
});
