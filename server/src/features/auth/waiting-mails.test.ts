import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import type { Mail } from '#adapters/mail/mailer.ts';
import { createOutbox } from '#adapters/mail/outbox.ts';
import { openDatabase } from '#db/open.ts';
import { startMailSink } from '#test/mail-sink.ts';
import { newUser, registerAt } from '#test/new-user.ts';
import { onEachDatabase, type TestServer } from '#test/on-each-database.ts';
import { serversThatEndWithTest } from '#test/servers-of-tests.ts';
import { claimMail, insertWaitingMail } from './waiting-mails.queries.ts';
import { claimWaitingMail } from './write-mail.ts';

const LEASE_MS = 2 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const log = { warn: vi.fn<() => void>(), error: vi.fn<() => void>() };

/** The outbox of one more server on this database, and what it has sent. */
function outboxOn({ deps }: TestServer) {
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail) };
  const outbox = createOutbox({ mailer, log, claim: () => claimWaitingMail(deps) });
  return { outbox, sent };
}

onEachDatabase('a mail that waits', (server) => {
  const letWait = async (userId: number, count = 1) => {
    const mail = { userId, kind: 'password-changed', recipient: null } as const;
    const { db, clock } = server();
    for (let one = 0; one < count; one += 1) await insertWaitingMail(db, mail, clock.now);
  };
  /** A user whose mails have all been sent. */
  const registered = async () => {
    const user = await server().register();
    await server().mailsSettled();
    return user;
  };
  const waiting = () => server().db.selectFrom('waiting_mail').selectAll().execute();
  const pass = (ms: number) => {
    server().clock.now = new Date(server().clock.now.getTime() + ms);
  };

  test('is sent once, by whichever of two servers takes it, and is forgotten then', async () => {
    const { user } = await registered();
    await letWait(user.id, 20);
    const [one, other] = [outboxOn(server()), outboxOn(server())];
    await Promise.all([one.outbox.settled(), other.outbox.settled()]);
    expect([...one.sent, ...other.sent].map(({ to }) => to)).toEqual(
      Array.from({ length: 20 }, () => 'ada@example.com'),
    );
    expect(await waiting()).toEqual([]);
  });

  test('is sent by another server when the one that took it is dead', async () => {
    const { user } = await registered();
    await letWait(user.id);
    await claimMail(server().db, server().clock.now);
    const { outbox, sent } = outboxOn(server());
    await outbox.settled();
    expect(sent).toEqual([]);
    pass(LEASE_MS);
    await outbox.settled();
    expect(sent).toHaveLength(1);
  });

  test('is given up after a day', async () => {
    const { user } = await registered();
    await letWait(user.id);
    pass(DAY_MS + 1);
    const { outbox, sent } = outboxOn(server());
    await outbox.settled();
    expect(sent).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  test('holds neither link nor address when it is about a link', async () => {
    const { user } = await registered();
    const { db, clock } = server();
    await insertWaitingMail(
      db,
      { userId: user.id, kind: 'reset-password', recipient: null },
      clock.now,
    );
    expect(Object.keys((await waiting())[0] ?? {}).toSorted()).toEqual([
      'attempts',
      'createdAt',
      'dueAt',
      'id',
      'kind',
      'recipient',
      'userId',
    ]);
    const { outbox, sent } = outboxOn(server());
    await outbox.settled();
    expect(sent[0]?.text).toContain('/reset-password#');
  });
});

describe('a server that is killed after its answer', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'limber-mails-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const sinks: { close: () => Promise<void> }[] = [];
  afterEach(async () => {
    for (const sink of sinks.splice(0)) await sink.close();
  });
  const start = serversThatEndWithTest();

  test('has its mails sent by the next', async () => {
    const environment = { DATA_DIR: folder, MAIL_FROM: 'limber@acme.org' };
    // No mail server listens at this port.
    const killed = await start({ ...environment, SMTP_URL: 'smtp://127.0.0.1:1' });
    await registerAt(killed.url, newUser('ada'));
    await killed.end('SIGKILL');
    // The mail is made due now: neither the claim nor the pause between attempts is waited for.
    const db = openDatabase({ databaseUrl: null, dataDir: folder });
    const dueAt = new Date(0).toISOString();
    const left = await db.updateTable('waiting_mail').set({ dueAt }).executeTakeFirst();
    await db.destroy();
    expect(left.numUpdatedRows).toBe(1n);
    const sink = await startMailSink();
    sinks.push(sink);
    await start({ ...environment, SMTP_URL: sink.url });
    const mail = await sink.find('ada@example.com', /confirm your email/);
    expect(mail.text).toContain('/confirm-email#');
  });
});
