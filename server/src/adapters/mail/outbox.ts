import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { type Mail, type Mailer, MailFailure } from './mailer.ts';

/** What stands between the attempts to deliver a mail. */
const PAUSES_MS = [5_000, 60_000, 10 * 60_000] as const;
/** Beyond these a mail is given up at once, so that a dead mail server does not fill the memory. */
const MOST_WAITING = 1000;
const AT_A_TIME = 4;
/** What is under way when the server stops has this long. */
const CLOSING_MS = 3000;

/** Where an outbox says what failed, without the address. */
export type OutboxLog = {
  warn: (what: object, message: string) => void;
  error: (what: object, message: string) => void;
};

/** Mails that are made and sent in the background: nobody waits for them, nor learns whether there is one. */
export type Outbox = {
  /** Whether mails are delivered; otherwise they are written to the log. */
  delivers: boolean;
  /** Makes mails and sends them, after the answer of the call that asks for it. */
  post: (makeMails: () => Promise<readonly Mail[]>) => void;
  /** Resolves once all that was posted is sent, or given up. */
  settled: () => Promise<void>;
  /** Gives up what waits for another attempt, and resolves once the rest is sent, or took too long. */
  close: () => Promise<void>;
};

type Options = { mailer: Mailer | null; log: OutboxLog; pausesMs?: readonly number[] };

/**
 * Sends by this mailer; where there is none, writes each mail to the log, so that an operator can hand it on.
 * What fails is tried again; what fails for good stands in the log without its address.
 */
export function createOutbox({ mailer, log, pausesMs = PAUSES_MS }: Options): Outbox {
  const atATime = pLimit(AT_A_TIME);
  const closing = new AbortController();
  const posted = new Set<Promise<void>>();

  const deliver = async (mail: Mail) => {
    if (mailer === null) {
      const { to, subject, text } = mail;
      log.warn({ mail: { to, subject, text } }, 'no mail server is set: please hand this on');
      return;
    }
    const send = () => atATime(() => mailer.send(mail));
    await sendWithPauses(send, pausesMs, closing.signal);
  };
  const work = async (makeMails: () => Promise<readonly Mail[]>) => {
    // The answer goes first, so that its time tells nothing.
    await wait(0);
    try {
      for (const mail of await makeMails()) await deliver(mail);
    } catch (error) {
      log.error({ err: error }, 'a mail was not sent');
    }
  };
  const settled = async () => {
    while (posted.size > 0) await Promise.all(posted);
  };
  return {
    delivers: mailer !== null,
    post: (makeMails) => {
      if (posted.size >= MOST_WAITING) {
        log.error({}, 'a mail was not sent: too many are waiting');
        return;
      }
      const job = work(makeMails).finally(() => posted.delete(job));
      posted.add(job);
    },
    settled,
    close: async () => {
      closing.abort();
      await Promise.race([settled(), wait(CLOSING_MS, undefined, { ref: false })]);
    },
  };
}

/** Tries again after each pause; throws the last failure, and one for good at once. */
async function sendWithPauses(
  send: () => Promise<void>,
  pausesMs: readonly number[],
  closing: AbortSignal,
): Promise<void> {
  for (const pauseMs of pausesMs) {
    try {
      return await send();
    } catch (error) {
      if (closing.aborted || (error instanceof MailFailure && error.isFinal)) throw error;
      await wait(pauseMs, undefined, { ref: false, signal: closing });
    }
  }
  return send();
}
