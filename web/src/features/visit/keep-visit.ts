import { getPainPoints, savePainPoints } from '@limber/contract/pain-points';
import { saveRoutineRecord } from '@limber/contract/routine-history';
import { BODY_AREAS, type BodyArea } from '@limber/domain/body-areas';
import type { AreaFlags } from '@limber/domain/pain-points/pain-points';
import { FREE_TIER } from '@limber/domain/subscriptions/tier-facts';
import { ApiError } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import type { Visit } from './visit.ts';

const BEYOND_TIER = 403;

/**
 * Keeps a visit for the user who is signed in: where it hurts, unless they told that before, and the workouts.
 * Tried again it keeps nothing twice. Throws what `call` throws.
 */
export async function keepVisit({ areas, finished }: Visit): Promise<void> {
  if (areas.length > 0 && !(await hasPainPoints())) await saveAreas(areas);
  for (const { record, idempotencyKey } of finished) {
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

/** All of them, or as many as the free plan covers. */
async function saveAreas(areas: readonly BodyArea[]): Promise<void> {
  try {
    await call(savePainPoints, { body: flagsOf(areas) });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === BEYOND_TIER)) throw error;
    await call(savePainPoints, { body: flagsOf(areas.slice(0, FREE_TIER.bodyAreas)) });
  }
}

function flagsOf(areas: readonly BodyArea[]): AreaFlags {
  return Object.fromEntries(BODY_AREAS.map((area) => [area, areas.includes(area)])) as AreaFlags;
}
