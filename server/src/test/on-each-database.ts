import { tmpdir } from 'node:os';
import path from 'node:path';
import { readManifest } from '@limber/library/drawings/manifest';
import { library } from '@limber/library/library';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeEach, describe } from 'vitest';
import type { PaymentProvider } from '../adapters/payments/payment-provider.ts';
import { openSandbox } from '../adapters/payments/sandbox.ts';
import { buildApp, type Settings } from '../app.ts';
import type { Db } from '../db/schema.ts';
import { openDrawings } from '../drawings.ts';
import { openExerciseLibrary } from '../exercise-library.ts';
import { postgresEngine, sqliteEngine } from './engines.ts';
import { type Account, type Person, personWith, register } from './person.ts';

const SETTINGS: Settings = {
  rateLimits: null,
  trustedProxies: [],
  logLevel: 'silent',
  webRoot: null,
};

const drawings = openDrawings(readManifest(), path.join(tmpdir(), `limber-videos-${process.pid}`));

/** A server on an empty, migrated database, with a clock that stands until it is moved. */
export type World = {
  app: FastifyInstance;
  db: Db;
  /** The time that the server goes by: set `now` to let time pass. */
  clock: { now: Date };
  /** Somebody new, signed in. */
  register: (username?: string) => Promise<Account>;
  /** Somebody with this token, or who is not signed in. */
  personWith: (token: string | null) => Person;
};

type OpenPayments = (outside: { db: Db; now: () => Date }) => PaymentProvider | null;

/** Runs the suite once per engine, each test on an empty migrated database. */
export function onEachDatabase(
  name: string,
  suite: (world: () => World) => void,
  settings: Partial<Settings> = {},
  openPayments: OpenPayments = openSandbox,
): void {
  describe.each([
    ['SQLite', sqliteEngine],
    ['PostgreSQL', postgresEngine],
  ])(`${name} on %s`, (_name, openEngine) => {
    const engine = openEngine();
    let world: World;
    beforeEach(async () => {
      const db = await engine.open();
      const clock = { now: new Date('2026-01-05T09:00:00.000Z') };
      const app = await buildApp(
        {
          db,
          now: () => clock.now,
          random: Math.random,
          exercises: openExerciseLibrary(library, drawings),
          drawings,
          payments: openPayments({ db, now: () => clock.now }),
        },
        { ...SETTINGS, ...settings },
      );
      world = {
        app,
        db,
        clock,
        register: (username) => register(app, username),
        personWith: (token) => personWith(app, token),
      };
    });
    afterEach(async () => {
      await world.app.close();
      await engine.release(world.db);
    });
    afterAll(() => engine.close());
    suite(() => world);
  });
}
