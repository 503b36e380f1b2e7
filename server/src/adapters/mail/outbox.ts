import { PAUSES_BETWEEN_ATTEMPTS_MS } from '@limber/domain/accounts/mail-rules';
import { setTimeout as wait } from 'node:timers/promises';
import { type Mail, type Mailer, MailFailure } from './mailer.ts';

const AT_A_TIME = 4;
/** How often a server looks for mails that others left, or that wait for another attempt. */
const LOOKED_FOR_EVERY_MS = 5000;
/** What is under way when the server stops has this long. */
const CLOSING_MS = 3000;

/** Where an outbox says what failed, without the address. */
export type OutboxLog = {
  warn: (what: object, message: string) => void;
  error: (what: object, message: string) => void;
};

/** A mail that this server is to send now, and no other. */
export type ClaimedMail = {
  kind: string;
  /** How often it was tried, with the present attempt. */
  attempts: number;
  /** Whether it has waited for so long that it is of no use any more. */
  isTooOld: boolean;
  /** Makes the mail; null when there is nothing to say any more. */
  make: () => Promise<Mail | null>;
  /** Takes it off the queue. */
  remove: () => Promise<void>;
  /** Lets it wait for another attempt. */
  postpone: (pauseMs: number) => Promise<void>;
};

/** Takes the next mail from the queue, which outlives the server; null when none is due. */
export type ClaimMail = () => Promise<ClaimedMail | null>;

/** Sends the mails of a queue in the background: nobody waits for them, nor learns whether there is one. */
export type Outbox = {
  /** Whether mails are delivered; otherwise they are written to the log. */
  delivers: boolean;
  /** Sends what is due, after the answer of the call that put it into the queue. */
  wake: () => void;
  /** Looks for due mails from now on, until the outbox is closed. */
  open: () => void;
  /** Resolves once nothing is due. */
  settled: () => Promise<void>;
  /** Takes nothing more, and resolves once what is under way is sent, or took too long. The rest stays in the queue. */
  close: () => Promise<void>;
};

type Options = {
  mailer: Mailer | null;
  log: OutboxLog;
  claim: ClaimMail;
  pausesMs?: readonly number[];
};

/**
 * Sends by this mailer; where there is none, writes each mail to the log, so that an operator can hand it on.
 * What fails is tried again after each pause; what fails for good stands in the log without its address.
 */
export function createOutbox({
  mailer,
  log,
  claim,
  pausesMs = PAUSES_BETWEEN_ATTEMPTS_MS,
}: Options): Outbox {
  const senders = new Set<Promise<void>>();
  const closing = new AbortController();
  let attempts = 0;
  let isQueueAway = false;

  const send = async (mail: Mail) => {
    if (mailer !== null) return mailer.send(mail);
    const { to, subject, text } = mail;
    log.warn({ mail: { to, subject, text } }, 'no mail server is set: please hand this on');
  };
  const deliver = async (claimed: ClaimedMail) => {
    const failure = await attempt(claimed, send);
    if (failure === null) return claimed.remove();
    const isFinal = failure instanceof MailFailure && failure.isFinal;
    const pauseMs = isFinal ? undefined : pausesMs[claimed.attempts - 1];
    if (pauseMs !== undefined) return claimed.postpone(pauseMs);
    log.error({ err: failure, mail: claimed.kind }, 'a mail was not sent');
    return claimed.remove();
  };
  const sendAllDue = async () => {
    // The answer goes first, so that its time tells nothing.
    await wait(0);
    try {
      while (!closing.signal.aborted) {
        const claimed = await claim();
        isQueueAway = false;
        if (claimed === null) return;
        attempts += 1;
        await deliver(claimed);
      }
    } catch (error) {
      // Said once, and not every few seconds; what waits is looked for again.
      if (!isQueueAway) log.warn({ err: error }, 'mails have to wait');
      isQueueAway = true;
    }
  };
  const wake = () => {
    if (closing.signal.aborted || senders.size >= AT_A_TIME) return;
    const sender = sendAllDue().finally(() => senders.delete(sender));
    senders.add(sender);
  };
  let looking: NodeJS.Timeout | null = null;
  return {
    delivers: mailer !== null,
    wake,
    open: () => {
      wake();
      looking ??= setInterval(wake, LOOKED_FOR_EVERY_MS).unref();
    },
    settled: async () => {
      for (let before = -1; before !== attempts;) {
        before = attempts;
        wake();
        await Promise.all(senders);
      }
    },
    close: async () => {
      closing.abort();
      if (looking !== null) clearInterval(looking);
      await Promise.race([Promise.all(senders), wait(CLOSING_MS, undefined, { ref: false })]);
    },
  };
}

/** Makes the mail and sends it; gives what went wrong. */
async function attempt(
  { isTooOld, make }: ClaimedMail,
  send: (mail: Mail) => Promise<void>,
): Promise<Error | null> {
  if (isTooOld) return new MailFailure('It waited for too long', true);
  try {
    const mail = await make();
    if (mail !== null) await send(mail);
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
