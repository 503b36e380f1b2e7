import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seededRandom } from '@limber/domain/test/seeded-random';
import { library } from '@limber/library/library';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import type { PaymentProvider } from '#adapters/payments/payment-provider.ts';
import type { Mailer } from '#adapters/mail/mailer.ts';
import {
  type ClaimMail,
  createOutbox,
  type Outbox,
  type OutboxLog,
} from '#adapters/mail/outbox.ts';
import { createSandbox } from '#adapters/payments/sandbox.ts';
import { buildApp, type Settings } from '#app.ts';
import type { Db } from '#db/schema.ts';
import type { ExternalDeps } from '#deps.ts';
import { deriveHere } from '#features/auth/derive-key.ts';
import { judgeHere } from '#features/auth/judge-here.ts';
import { createInvitation } from '#features/auth/invitations.queries.ts';
import { createExerciseLibrary } from '#features/exercises/exercise-library.ts';
import { createMedia } from '#features/media/create-media.ts';
import { createLimits } from '#limits/limits.ts';
import { type Engine, postgresEngine, sqliteEngine } from './engines.ts';
import { type TestUser, type TestClient, clientWith, registerUser } from './client.ts';

/** Where users of a test server reach it. */
export const PUBLIC_ORIGIN = 'https://limber.test';

const START = new Date('2026-01-05T09:00:00.000Z');

const SETTINGS: Settings = {
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

/** As little as argon2 takes for a start: what a hash costs is not the point of any of these tests. */
const PASSWORD_COST = { memory: 64, passes: 1, parallelism: 1 };

/** A server on an empty, migrated database, with a clock that stands until it is moved. */
export type TestServer = {
  app: FastifyInstance;
  db: Db;
  /** What the server takes from the outside. */
  deps: ExternalDeps;
  /** The time that the server goes by: set `now` to let time pass. */
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

type OpenPayments = (outside: { db: Db; now: () => Date }) => PaymentProvider | null;

type Suite = (server: () => TestServer) => void;

/** Runs the suite on SQLite and on PostgreSQL: for queries, and for races between them. */
export function onEachDatabase(
  name: string,
  suite: Suite,
  settings?: Partial<Settings>,
  openPayments?: OpenPayments,
  mailer?: Mailer,
): void {
  describeOn(sqliteEngine, `${name} on SQLite`, suite, settings, openPayments, mailer);
  describeOn(postgresEngine, `${name} on PostgreSQL`, suite, settings, openPayments, mailer);
}

/** Runs the suite on SQLite alone: for what is decided before or after the queries, such as refusals. */
export function onSqlite(
  name: string,
  suite: Suite,
  settings?: Partial<Settings>,
  openPayments?: OpenPayments,
  mailer?: Mailer,
): void {
  describeOn(sqliteEngine, name, suite, settings, openPayments, mailer);
}

/**
 * Each test on an empty, migrated database, with media and payments of its own. The server is put together
 * once for the suite: compiling its answers takes longer than most tests.
 */
function describeOn(
  engine: Engine,
  name: string,
  suite: Suite,
  settings: Partial<Settings> = {},
  openPayments: OpenPayments = createSandbox,
  mailer: Mailer | null = null,
): void {
  // oxlint-disable-next-line vitest/valid-title -- the callers name their suites
  describe(name, () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'limber-server-'));
    const clock = { now: START };
    let db: Db;
    let deps: ExternalDeps;
    let app: FastifyInstance | null = null;
    let outbox: Outbox;
    const openOutbox = (log: OutboxLog, claim: ClaimMail) =>
      (outbox = createOutbox({ mailer, log, claim, pausesMs: [0] }));
    const openApp = () =>
      buildApp({ ...proxyDeps(() => deps), openOutbox }, { ...SETTINGS, ...settings });
    beforeAll(async () => {
      db = await engine.open();
    });
    beforeEach(async () => {
      clock.now = START;
      deps = await createDeps(db, clock, mkdtempSync(path.join(folder, 'data-')), openPayments);
      app ??= await openApp();
    });
    afterEach(async () => {
      await outbox.settled();
      await engine.empty(db);
    });
    afterAll(async () => {
      await app?.close();
      await db.destroy();
      rmSync(folder, { recursive: true, force: true });
    });
    suite(() => {
      if (app === null) throw new Error('A server is there while a test runs');
      return serverOf(app, { db, deps, clock, mailsSettled: () => outbox.settled() });
    });
  });
}

const serverOf = (
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

async function createDeps(
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
    passwordCost: PASSWORD_COST,
    limits,
    deriveKey: deriveHere,
    judgePassword: judgeHere,
    exercises: createExerciseLibrary(library, media.drawings),
    ...media,
    payments: openPayments({ db, now }),
    sourceUrl: null,
    openOutbox: (log, claim) => createOutbox({ mailer: null, log, claim }),
    publicOrigin: () => PUBLIC_ORIGIN,
  };
}

/** What a server takes from the outside when that is another at each test. */
function proxyDeps(current: () => ExternalDeps): ExternalDeps {
  const { storage, videos, drawings, addresses, payments } = current();
  return {
    ...current(),
    random: () => current().random(),
    storage: follow(storage, () => current().storage),
    videos: follow(videos, () => current().videos),
    drawings: follow(drawings, () => current().drawings),
    addresses: follow(addresses, () => current().addresses),
    payments: payments && follow(payments, () => current().payments ?? payments),
  };
}

/** A proxy that forwards each use to the current value; has the shape of `first`. */
function follow<Thing extends object>(first: Thing, current: () => Thing): Thing {
  return new Proxy(first, { get: (_, key): unknown => Reflect.get(current(), key) });
}
