import { randomBytes } from 'node:crypto';
import { getMe } from '@limber/contract/auth';
import { listExerciseHistory } from '@limber/contract/exercise-history';
import { listDaysMoved } from '@limber/contract/progress';
import { listRoutineHistory } from '@limber/contract/routine-history';
import { FOUNDING_MEMBERS } from '@limber/domain/subscriptions/tiers';
import { createSandbox } from '../../server/src/adapters/payments/sandbox.ts';
import { buildApp } from '../../server/src/app.ts';
import type { Db } from '../../server/src/db/schema.ts';
import { hashToken } from '../../server/src/features/auth/secret-token.ts';
import { createPasswordHasher } from '../../server/src/features/auth/password.ts';
import type { TestUser } from '../../server/src/test/client.ts';
import { PASSWORD } from '../../server/src/test/new-user.ts';
import {
  createDeps,
  PASSWORD_COST,
  serverOf,
  SETTINGS,
  START,
  type TestServer,
} from '../../server/src/test/test-server.ts';
import { makeNoVideos } from '../../server/src/test/uploading.ts';
import { measuredIds } from './fill.ts';

export const hashOfPassword = (): Promise<string> =>
  createPasswordHasher(PASSWORD_COST).hash(PASSWORD);

/**
 * Opens a server in this process with the settings of tests: passwords and videos are not measured.
 */
export async function openServer(db: Db, dataDir: string): Promise<TestServer> {
  const clock = { now: START };
  const deps = await createDeps(db, clock, dataDir, createSandbox);
  const app = await buildApp(deps, SETTINGS);
  const server = serverOf(app, { db, deps, clock, mailsSettled: async () => {} });
  makeNoVideos(server);
  return server;
}

/** The measured people are founding members, so that no limit applies. */
export async function signIn({ db, clientWith }: TestServer, people: number): Promise<TestUser[]> {
  const at = START.toISOString();
  const users: TestUser[] = [];
  await db.updateTable('installation').set({ foundingPlaces: FOUNDING_MEMBERS }).execute();
  for (const [nth, userId] of measuredIds(people).entries()) {
    const founding = { foundingNumber: nth + 1 };
    await db.updateTable('user').set(founding).where('id', '=', userId).execute();
    const token = randomBytes(32).toString('base64url');
    const session = { tokenHash: hashToken(token), userId, createdAt: at, lastUsedAt: at };
    await db.deleteFrom('session').where('userId', '=', userId).execute();
    await db.insertInto('session').values(session).execute();
    const client = clientWith(token);
    users.push({ ...client, user: await client.ask(getMe) });
  }
  return users;
}

/** Reads these people's data from disk into memory. */
export async function readOnce(users: readonly TestUser[]): Promise<void> {
  const query = { from: '2025-06-01', until: '2026-01-05', timeZone: 'UTC' };
  for (const user of users) {
    await user.ask(listRoutineHistory);
    await user.ask(listExerciseHistory);
    await user.ask(listDaysMoved, { query });
  }
}
