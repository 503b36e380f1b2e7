import type { Transporter } from 'nodemailer';
import { type Mailer, MailFailure } from './mailer.ts';

/** The mail server's address, and the sender of its mails. */
export type SmtpConfig = { url: string; from: string };

const TIMEOUT_MS = 10_000;
/** Permanent failures of SMTP (RFC 5321) begin here; lower codes may pass. */
const FIRST_FINAL_REPLY = 500;

export function createSmtpMailer({ url, from }: SmtpConfig): Mailer {
  const timeouts = {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  };
  let opened: Promise<Transporter> | null = null;
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  };
  return {
    send: async (mail) => {
      const transport = await (opened ??= open());
      await transport.sendMail({ ...mail, from }).catch((error: unknown) => {
        throw failureOf(error);
      });
    },
  };
}

/** A failure with those parts of nodemailer's error that contain no address. */
function failureOf(error: unknown): MailFailure {
  const { code, command, responseCode } = error as {
    code?: string;
    command?: string;
    responseCode?: number;
  };
  const parts = [code, command, responseCode].filter((part) => part !== undefined);
  return new MailFailure(parts.join(' '), Number(responseCode) >= FIRST_FINAL_REPLY);
}
