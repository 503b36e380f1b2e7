import type { Config } from './env.ts';

export function hintAboutMail({
  smtp,
  publicUrl,
}: Pick<Config, 'smtp' | 'publicUrl'>): string | null {
  if (smtp === null) {
    return 'No mail is sent: set SMTP_URL and MAIL_FROM. Until then the message of a forgotten password, with its link, is written to the log, for you to hand on.';
  }
  if (publicUrl === null) {
    return 'Links in mails lead to this machine only: set PUBLIC_URL to the address under which users reach Limber.';
  }
  return null;
}
