export type Mail = { to: string; subject: string; text: string; html: string };

export type Mailer = {
  /** Throws MailFailure. */
  send: (mail: Mail) => Promise<void>;
};

/** The reason why a mail was refused, without address and text, so that it may be logged. */
export class MailFailure extends Error {
  override name = 'MailFailure';
  /** Whether the mail server will never accept it. */
  readonly isFinal: boolean;

  constructor(reason: string, isFinal: boolean) {
    super(reason);
    this.isFinal = isFinal;
  }
}
