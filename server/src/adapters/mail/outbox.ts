import { PAUSES_BETWEEN_ATTEMPTS_MS } from '@limber/domain/accounts/mail-rules';
import { setTimeout as wait } from 'node:timers/promises';
import { type Mail, type Mailer, MailFailure } from './mailer.ts';

const AT_A_TIME = 4;
/** Interval of polling, for mails that other servers left or that wait for another attempt. */
const LOOKED_FOR_EVERY_MS = 5000;
/** Time for mails under way when the server stops. */
const CLOSING_MS = 3000;

export type OutboxLog = {
  warn: (what: object, message: string) => void;
  error: (what: object, message: string) => void;
};

/** A mail that this server alone is to send now. */
export type ClaimedMail = {
  kind: string;
  /** The present attempt included. */
  attempts: number;
  /** Whether it has waited so long that it is of no use any more. */
  isTooOld: boolean;
  /** Null when the mail has become pointless. */
  make: () => Promise<Mail | null>;
  remove: () => Promise<void>;
  postpone: (pauseMs: number) => Promise<void>;
};

/** Claims the next mail of the queue; null when none is due. */
export type ClaimMail = () => Promise<ClaimedMail | null>;

/** Sends the queued mails in the background: callers neither wait for them nor learn whether there is one. */
export type Outbox = {
  /** Without a mail server, mails are written to the log. */
  delivers: boolean;
  wake: () => void;
  /** Polls for due mails until the outbox is closed. */
  open: () => void;
  settled: () => Promise<void>;
  /** Resolves once mails under way are sent, or took too long. The rest stays in the queue. */
  close: () => Promise<void>;
};

type Options = {
  mailer: Mailer | null;
  log: OutboxLog;
  claim: ClaimMail;
  pausesMs?: readonly number[];
};

/**
 * Sends by this mailer; without one, logs each mail, so that an operator can pass it on. A failed mail is tried again
 * after each pause; a final failure is logged without the address.
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
    // The answer to the call that queued the mail is sent first, so that its duration does not
    // reveal whether there is a mail.
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
      // Logged once per outage, not every few seconds.
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
