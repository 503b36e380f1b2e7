import type { getRegistration } from '@limber/contract/registration';
import type { ReplyOf } from '@limber/contract/endpoint';
import { REGISTRATION_MODES } from '@limber/domain/accounts/registration';

/**
 * Who may register, where the server has written it into the document: `open acme.org`. It does so on the page that
 * asks for it.
 */
export function registrationIn(document: ParentNode): ReplyOf<typeof getRegistration> | undefined {
  const said = document.querySelector<HTMLMetaElement>('meta[name="registration"]')?.content ?? '';
  const [word, ...domains] = said.split(' ');
  const mode = REGISTRATION_MODES.find((known) => known === word);
  return mode && { mode, domains };
}
