import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
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
import { keepFaults } from './client.ts';
import { type Engine, postgresEngine, sqliteEngine } from './engines.ts';
import {
  createDeps,
  type OpenPayments,
  serverOf,
  SETTINGS,
  START,
  type TestServer,
} from './test-server.ts';

export { PUBLIC_ORIGIN, type TestServer } from './test-server.ts';

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

/**
 * Runs the suite on SQLite alone: for behaviour that does not depend on the queries, such as
 * refusals.
 */
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
 * Runs each test on an empty, migrated database, with media and payments of its own. The server is
 * built once for the suite: compiling its replies takes longer than most tests.
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
      if (app === null) {
        app = await openApp();
        keepFaults(app);
      }
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

/** Dependencies of a server that outlives a test: each use goes to those of the current test. */
function proxyDeps(current: () => ExternalDeps): ExternalDeps {
  const { storage, videos, drawings, sentFiles, addresses, payments } = current();
  return {
    ...current(),
    random: () => current().random(),
    storage: follow(storage, () => current().storage),
    videos: follow(videos, () => current().videos),
    drawings: follow(drawings, () => current().drawings),
    sentFiles: follow(sentFiles, () => current().sentFiles),
    addresses: follow(addresses, () => current().addresses),
    payments: payments && follow(payments, () => current().payments ?? payments),
  };
}

/** A proxy that forwards each use to the current value; has the shape of `first`. */
function follow<Thing extends object>(first: Thing, current: () => Thing): Thing {
  return new Proxy(first, { get: (_, key): unknown => Reflect.get(current(), key) });
}
