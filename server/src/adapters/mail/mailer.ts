/** A message to one person. */
export type Mail = { to: string; subject: string; text: string; html: string };

/** Delivers mail. */
export type Mailer = {
  /** Hands the mail to a mail server. Throws MailFailure. */
  send: (mail: Mail) => Promise<void>;
};

/** Why a mail was not taken, without its address and its text: what may stand in a log. */
export class MailFailure extends Error {
  override name = 'MailFailure';
  /** Whether the mail server will never take it. */
  readonly isFinal: boolean;

  constructor(reason: string, isFinal: boolean) {
    super(reason);
    this.isFinal = isFinal;
  }
}
