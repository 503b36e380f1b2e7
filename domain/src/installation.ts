import type { Registration } from './accounts/registration.ts';
import type { Operator } from './operator.ts';

/** The part of an installation's settings that its pages show. */
export type Installation = {
  operator: Operator;
  registration: Registration;
  /** Without a mail server pages must promise no mail. */
  sendsMail: boolean;
  /** The installation's address, such as `https://limber.acme.org`; null when not set. */
  publicUrl: string | null;
};
