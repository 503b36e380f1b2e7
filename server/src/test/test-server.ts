import { seededRandom } from '@limber/domain/random';
import { library } from '@limber/library/library';
import type { FastifyInstance } from 'fastify';
import { createOutbox } from '#adapters/mail/outbox.ts';
import type { PaymentProvider } from '#adapters/payments/payment-provider.ts';
import type { Settings } from '#app.ts';
import { describeSetup } from '#config/describe-setup.ts';
import { readConfig } from '#config/env.ts';
import type { Db } from '#db/schema.ts';
import type { ExternalDeps } from '#deps.ts';
import { createInvitation } from '#features/auth/invitations.queries.ts';
import { judgePasswordInline } from '#features/auth/judge-password.ts';
import { createPasswordHasher } from '#features/auth/password.ts';
import { createExerciseLibrary } from '#features/exercises/exercise-library.ts';
import { createMedia } from '#features/media/create-media.ts';
import { createLimits } from '#limits/limits.ts';
import { type TestClient, type TestUser, clientWith, registerUser } from './client.ts';

/** The address at which users reach a test server. */
export const PUBLIC_ORIGIN = 'https://limber.test';

/** The time at which the clock of a test begins; its day is also that of the sample calls. */
export const START = new Date('2026-01-05T09:00:00.000Z');

/** Settings without limits, web app and operator. */
export const SETTINGS: Settings = {
  rateLimits: null,
  trustedProxies: [],
  registration: { mode: 'open', domains: [] },
  logLevel: 'silent',
  webRoot: null,
  contactEmail: null,
  publicUrl: null,
  operatorName: null,
  operatorAddress: null,
};

/** The least that argon2 accepts: no test is about the cost of a hash. */
export const PASSWORD_COST = { memory: 64, passes: 1, parallelism: 1 };

/** A server on an empty, migrated database, with a clock that stands until it is moved. */
export type TestServer = {
  app: FastifyInstance;
  db: Db;
  /** The server's external dependencies. */
  deps: ExternalDeps;
  /** The server's clock: set `now` to let time pass. */
  clock: { now: Date };
  /** Resolves once all mails are sent, or given up. */
  mailsSettled: () => Promise<void>;
  /** Registers a user and signs them in. */
  register: (username?: string) => Promise<TestUser>;
  /** Registers the first administrator, or another one. */
  registerAdministrator: (username?: string) => Promise<TestUser>;
  /** A client with this token; an anonymous visitor for null. */
  clientWith: (token: string | null) => TestClient;
};

/** Opens the provider of payments; null for none. */
export type OpenPayments = (outside: { db: Db; now: () => Date }) => PaymentProvider | null;

/** A server for tests, with ways to register and to call. */
export const serverOf = (
  app: FastifyInstance,
  rest: Pick<TestServer, 'db' | 'deps' | 'clock' | 'mailsSettled'>,
): TestServer => ({
  app,
  ...rest,
  register: (username) => registerUser(app, username),
  registerAdministrator: async (username = 'admin') => {
    const who = { role: 'administrator', expiresAt: null } as const;
    return registerUser(app, username, await createInvitation(rest.db, who, rest.deps.now()));
  },
  clientWith: (token) => clientWith(app, token),
});

/** The external dependencies of a test server. */
export async function createDeps(
  db: Db,
  clock: { now: Date },
  dataDir: string,
  openPayments: OpenPayments,
): Promise<ExternalDeps> {
  const now = () => clock.now;
  const limits = createLimits();
  const media = await createMedia({ s3: null, dataDir }, { db, now, limits });
  return {
    db,
    now,
    random: seededRandom(1),
    secretRandom: seededRandom(2),
    passwords: createPasswordHasher(PASSWORD_COST),
    limits,
    judgePassword: judgePasswordInline,
    exercises: createExerciseLibrary(library, media.drawings),
    ...media,
    payments: openPayments({ db, now }),
    sourceUrl: null,
    setup: describeSetup(readConfig({ DATA_DIR: dataDir })),
    openOutbox: (log, claim) => createOutbox({ mailer: null, log, claim }),
    publicOrigin: () => PUBLIC_ORIGIN,
  };
}
