import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as its recipient has it. */
type ReceivedMail = {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
};

/** A real mail server on loopback that keeps what it is given. */
export type MailSink = {
  /** For `SMTP_URL`. */
  url: string;
  /** What has arrived so far. */
  received: ReceivedMail[];
  /** Waits for a mail to this address whose subject matches, and returns the newest. */
  find: (to: string, subject: RegExp) => Promise<ReceivedMail>;
  /** Refuses the next mails with this reply. */
  refuseNext: (count: number, responseCode: number) => void;
  close: () => Promise<void>;
};

const PATIENCE_MS = 15_000;

/** Starts a mail server on a free port. */
export async function startMailSink(): Promise<MailSink> {
  const received: ReceivedMail[] = [];
  let toRefuse = { count: 0, responseCode: 0 };
  const take = async (stream: Readable) => {
    const mail = await read(await buffer(stream));
    if (toRefuse.count > 0) {
      toRefuse.count -= 1;
      const { responseCode } = toRefuse;
      throw Object.assign(new Error('Refused by the test'), { responseCode });
    }
    received.push(mail);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => callbackify(take)(stream, (error) => done(error)),
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    find: async (to, subject) => {
      const end = Date.now() + PATIENCE_MS;
      for (;;) {
        const found = received.findLast((mail) => mail.to === to && subject.test(mail.subject));
        if (found) return found;
        if (Date.now() > end) throw new Error(`No mail to ${to} about ${subject.source}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    refuseNext: (count, responseCode) => {
      toRefuse = { count, responseCode };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function read(raw: Buffer): Promise<ReceivedMail> {
  const { to, from, subject = '', text = '', html = '' } = await PostalMime.parse(raw);
  return { to: to?.[0]?.address ?? '', from: from?.address ?? '', subject, text, html };
}
