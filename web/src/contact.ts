import { PAGES } from '@limber/contract/pages';
import type { Operator } from '@limber/domain/operator';

/**
 * Who runs this installation, as the server wrote it into the document (its variables CONTACT_EMAIL,
 * OPERATOR_NAME and OPERATOR_ADDRESS).
 */
export function operatorIn(document: ParentNode): Operator {
  const said = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || null;
  return {
    email: said('contact-email'),
    name: said('operator-name'),
    address: said('operator-address'),
  };
}

/** Whether mails are sent from this installation, as the server wrote it into the document. */
export const sendsMail = (document: ParentNode): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="sends-mail"]')?.content !== 'no';

/** The address of a letter to the operator; the contact page where they gave no address. */
export function letterLink({ email }: Pick<Operator, 'email'>, subject: string): string {
  if (email === null) return PAGES.contact.path;
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}

export const OPERATOR = operatorIn(document);

/** Where feedback and questions go. */
export const FEEDBACK_LINK = letterLink(OPERATOR, 'Feedback on Limber');

/** For companies that are interested in the enterprise tier. */
export const ENTERPRISE_LINK = letterLink(OPERATOR, 'Limber Enterprise');
