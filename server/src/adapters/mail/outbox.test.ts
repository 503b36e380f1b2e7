import { confirmWords } from '@limber/domain/accounts/mail-words';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type MailSink, startMailSink } from '#test/mail-sink.ts';
import type { Mail } from './mailer.ts';
import { type ClaimMail, createOutbox } from './outbox.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import { toMail } from './to-mail.ts';

const LINK = 'https://limber.test/confirm-email#a-secret';
const MAIL = toMail('ada@example.com', confirmWords(LINK));
const log = { warn: vi.fn<() => void>(), error: vi.fn<() => void>() };

let sink: MailSink;
beforeAll(async () => {
  sink = await startMailSink();
});
afterAll(() => sink.close());
beforeEach(() => {
  sink.received.splice(0);
  log.warn.mockReset();
  log.error.mockReset();
});

/** A queue with one mail. */
function queueOf(make: () => Promise<Mail | null>, isTooOld = false) {
  let isWaiting = true;
  let attempts = 0;
  const postponed: number[] = [];
  const claim: ClaimMail = async () => {
    if (!isWaiting) return null;
    isWaiting = false;
    attempts += 1;
    return {
      kind: 'confirm-email',
      attempts,
      isTooOld,
      make,
      remove: async () => {},
      postpone: async (pauseMs) => {
        postponed.push(pauseMs);
        isWaiting = true;
      },
    };
  };
  return { claim, postponed };
}

const openOutbox = (queue = queueOf(async () => MAIL), url = sink.url) =>
  createOutbox({
    mailer: createSmtpMailer({ url, from: 'Limber <limber@acme.org>' }),
    log,
    claim: queue.claim,
    pausesMs: [1, 2],
  });
const logged = () => JSON.stringify([log.warn.mock.calls, log.error.mock.calls]);

test('a mail arrives as plain text and as HTML, from the sender that the operator named', async () => {
  const outbox = openOutbox();
  await outbox.settled();
  const [mail] = sink.received;
  expect(mail).toMatchObject({ to: 'ada@example.com', from: 'limber@acme.org' });
  expect(mail?.subject).toBe('Please confirm your email address for Limber');
  expect(mail?.text).toContain(LINK);
  expect(mail?.html).toContain(`href="${LINK}"`);
  expect(log.error).not.toHaveBeenCalled();
});

test('nobody waits for a mail: it is made after the call that asks for it', async () => {
  const make = vi.fn<() => Promise<null>>(async () => null);
  const outbox = openOutbox(queueOf(make));
  outbox.wake();
  await Promise.resolve();
  expect(make).not.toHaveBeenCalled();
  await outbox.settled();
  expect(make).toHaveBeenCalledOnce();
});

test('a mail server that is busy is tried again, after pauses that grow', async () => {
  const queue = queueOf(async () => MAIL);
  const outbox = openOutbox(queue);
  sink.refuseNext(2, 451);
  await outbox.settled();
  expect(queue.postponed).toEqual([1, 2]);
  expect(sink.received).toHaveLength(1);
  expect(log.error).not.toHaveBeenCalled();
});

test.each([
  ['that refuses for good', 550],
  ['that is busy for too long', 451],
])('a mail server %s is named in the log, without address and link', async (_, reply) => {
  const outbox = openOutbox();
  sink.refuseNext(3, reply);
  await outbox.settled();
  sink.refuseNext(0, 0);
  expect(sink.received).toEqual([]);
  expect(log.error).toHaveBeenCalledOnce();
  const [what] = log.error.mock.calls[0] as unknown as [{ err: Error }];
  expect(what.err.message).toContain(String(reply));
  expect(logged() + what.err.stack).not.toMatch(/ada@example|a-secret/);
});

test('a mail server that is not there stops nothing', async () => {
  const outbox = openOutbox(
    queueOf(async () => MAIL),
    'smtp://127.0.0.1:1',
  );
  await outbox.settled();
  expect(log.error).toHaveBeenCalledOnce();
});

test('without a mail server the whole message is written to the log, for the operator to hand on', async () => {
  const outbox = createOutbox({ mailer: null, log, claim: queueOf(async () => MAIL).claim });
  expect(outbox.delivers).toBe(false);
  await outbox.settled();
  expect(logged()).toContain(LINK);
  expect(logged()).toContain('ada@example.com');
});

test('a mail that waited for too long is given up, and named in the log', async () => {
  const outbox = openOutbox(queueOf(async () => MAIL, true));
  await outbox.settled();
  expect(sink.received).toEqual([]);
  expect(log.error).toHaveBeenCalledOnce();
});

test('an outbox that is closed takes nothing more from the queue', async () => {
  const outbox = openOutbox();
  outbox.open();
  await outbox.close();
  outbox.wake();
  await outbox.settled();
  expect(sink.received).toEqual([]);
});

test('a queue that cannot be reached is said once, and looked at again', async () => {
  const claim = vi.fn<ClaimMail>(async () => Promise.reject(new Error('away')));
  const outbox = openOutbox({ claim, postponed: [] });
  await outbox.settled();
  await outbox.settled();
  expect(claim).toHaveBeenCalledTimes(2);
  expect(log.warn).toHaveBeenCalledOnce();
});

test('names that users chose are text in a mail, whatever they hold', () => {
  const words = { ...confirmWords(LINK), before: ['<img src=x onerror=alert(1)>'] };
  expect(toMail('ada@example.com', words).html).not.toContain('<img');
});
