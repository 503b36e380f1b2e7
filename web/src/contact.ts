/** Where letters go when the operator of the installation has named no address: nobody reads them. */
const NOBODY = 'feedback@limber.example';

/** Where feedback and questions go, as the server wrote it into the document (its variable CONTACT_EMAIL). */
export function contactIn(document: ParentNode): string {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="contact-email"]');
  return tag?.content || NOBODY;
}

export const CONTACT_EMAIL = contactIn(document);

export const FEEDBACK_LINK = `mailto:${CONTACT_EMAIL}?subject=${encodeURIComponent('Feedback on Limber')}`;

/** For companies that are interested in the enterprise tier. */
export const ENTERPRISE_LINK = `mailto:${CONTACT_EMAIL}?subject=${encodeURIComponent('Limber Enterprise')}`;
