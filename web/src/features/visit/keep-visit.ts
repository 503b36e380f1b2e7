import { getPainPoints, savePainPoints } from '@limber/contract/pain-points';
import { saveRoutineRecord } from '@limber/contract/routine-history';
import { BODY_AREAS, type BodyArea } from '@limber/domain/body-areas';
import { flagsOf } from '@limber/domain/pain-points/pain-points';
import { FREE_TIER } from '@limber/domain/subscriptions/tier-facts';
import { ApiError } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import { storedToken } from '#api/token.ts';
import type { Visit } from './visit.ts';

const BEYOND_TIER = 403;

/** Another user signed in during the save, in this tab or another. */
export class SomebodyElse extends Error {}

/**
 * Saves the workouts, and the areas unless the account has some. Repeating it saves nothing twice.
 * Throws the errors of `call`, and `SomebodyElse`.
 */
export async function keepVisit({ areas, finished }: Visit, token: string | null): Promise<void> {
  const assertSameUser = () => {
    if (storedToken() !== token) throw new SomebodyElse();
  };
  assertSameUser();
  if (areas.length > 0 && !(await hasPainPoints())) {
    assertSameUser();
    await saveAreas(areas, assertSameUser);
  }
  for (const { record, idempotencyKey } of finished) {
    assertSameUser();
    await call(
      saveRoutineRecord,
      { body: record },
      { headers: { 'Idempotency-Key': idempotencyKey } },
    );
  }
}

async function hasPainPoints(): Promise<boolean> {
  const saved = await call(getPainPoints);
  return BODY_AREAS.some((area) => saved[area]);
}

/** All areas, or as many as the free plan covers. */
async function saveAreas(areas: readonly BodyArea[], assertSameUser: () => void): Promise<void> {
  try {
    await call(savePainPoints, { body: flagsOf(new Set(areas)) });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === BEYOND_TIER)) throw error;
    assertSameUser();
    await call(savePainPoints, { body: flagsOf(new Set(areas.slice(0, FREE_TIER.bodyAreas))) });
  }
}
