import type { Registration } from './registration.ts';

/** What stands in pages that are rendered ahead where the server writes which e-mail addresses may register. */
const SLOT = 'slot-of-the-domains';

/** What the page says where one may register, may only with some addresses, with an invitation, or not at all. */
export const REGISTRATIONS_TO_FILL: readonly Registration[] = [
  { mode: 'open', domains: [] },
  { mode: 'open', domains: [SLOT] },
  { mode: 'invited', domains: [] },
  { mode: 'closed', domains: [] },
];

/** Names what the page says, such as `open-to-some`. Without a form it does not matter which addresses may register. */
export function registrationKnown({ mode, domains }: Registration): string {
  return mode === 'open' && domains.length > 0 ? 'open-to-some' : mode;
}

/** Who may register, for a tag of the document: `open acme.org example.org`. */
export const writeRegistration = ({ mode, domains }: Registration): string =>
  [mode, ...domains].join(' ');

/** The text with the domains in place of their slot, written so that they may stand there. */
export const fillDomains = (
  text: string,
  { domains }: Registration,
  write: (domains: string) => string,
): string => text.replaceAll(SLOT, () => write(domains.join(' or ')));
