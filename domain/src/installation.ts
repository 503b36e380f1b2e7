import type { Registration } from './accounts/registration.ts';
import type { Operator } from './operator.ts';

/** The part of an installation's settings that its pages show. */
export type Installation = {
  operator: Operator;
  registration: Registration;
  /** False where no mail server is set: pages promise no mail then. */
  sendsMail: boolean;
  /** Where this installation lives, such as `https://limber.acme.org`; null where nobody said. */
  publicUrl: string | null;
};
