import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { library } from '@limber/library/library';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeEach, describe } from 'vitest';
import type { PaymentProvider } from '#adapters/payments/payment-provider.ts';
import { openSandbox } from '#adapters/payments/sandbox.ts';
import { buildApp, type Settings } from '#app.ts';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { openExerciseLibrary } from '#exercise-library.ts';
import { openMedia } from '#open-media.ts';
import { type Engine, postgresEngine, sqliteEngine } from './engines.ts';
import { type Account, type Person, personWith, register } from './person.ts';

const SETTINGS: Settings = {
  rateLimits: null,
  trustedProxies: [],
  logLevel: 'silent',
  webRoot: null,
};

/** As little as argon2 takes for a start: what a hash costs is not the point of any of these tests. */
const PASSWORD_COST = { memory: 64, passes: 1, parallelism: 1 };

/** A server on an empty, migrated database, with a clock that stands until it is moved. */
export type World = {
  app: FastifyInstance;
  db: Db;
  /** What the server takes from the outside. */
  deps: Deps;
  /** The time that the server goes by: set `now` to let time pass. */
  clock: { now: Date };
  /** Somebody new, signed in. */
  register: (username?: string) => Promise<Account>;
  /** Somebody with this token, or who is not signed in. */
  personWith: (token: string | null) => Person;
};

type OpenPayments = (outside: { db: Db; now: () => Date }) => PaymentProvider | null;

type Suite = (world: () => World) => void;

/** Runs the suite on SQLite and on PostgreSQL: for queries, and for races between them. */
export function onEachDatabase(
  name: string,
  suite: Suite,
  settings?: Partial<Settings>,
  openPayments?: OpenPayments,
): void {
  describeOn(sqliteEngine, `${name} on SQLite`, suite, settings, openPayments);
  describeOn(postgresEngine, `${name} on PostgreSQL`, suite, settings, openPayments);
}

/** Runs the suite on SQLite alone: for what is decided before or after the queries, such as refusals. */
export function onSqlite(
  name: string,
  suite: Suite,
  settings?: Partial<Settings>,
  openPayments?: OpenPayments,
): void {
  describeOn(sqliteEngine, name, suite, settings, openPayments);
}

/** Each test on an empty, migrated database. */
function describeOn(
  openEngine: () => Engine,
  name: string,
  suite: Suite,
  settings: Partial<Settings> = {},
  openPayments: OpenPayments = openSandbox,
): void {
  // oxlint-disable-next-line vitest/valid-title -- the callers name their suites
  describe(name, () => {
    const engine = openEngine();
    const folder = mkdtempSync(path.join(tmpdir(), 'limber-world-'));
    let world: World;
    beforeEach(async () => {
      const db = await engine.open();
      const clock = { now: new Date('2026-01-05T09:00:00.000Z') };
      const now = () => clock.now;
      const dataDir = mkdtempSync(path.join(folder, 'data-'));
      const media = await openMedia({ s3: null, dataDir }, { db, now });
      const deps: Deps = {
        db,
        now,
        random: Math.random,
        passwordCost: PASSWORD_COST,
        exercises: openExerciseLibrary(library, media.drawings),
        ...media,
        payments: openPayments({ db, now }),
      };
      const app = await buildApp(deps, { ...SETTINGS, ...settings });
      world = {
        app,
        db,
        deps,
        clock,
        register: (username) => register(app, username),
        personWith: (token) => personWith(app, token),
      };
    });
    afterEach(async () => {
      await world.app.close();
      await engine.release(world.db);
    });
    afterAll(async () => {
      await engine.close();
      rmSync(folder, { recursive: true, force: true });
    });
    suite(() => world);
  });
}
