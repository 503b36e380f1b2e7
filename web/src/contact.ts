/** Where feedback and questions go; the operator of an installation sets it when building the web app. */
export const CONTACT_EMAIL = import.meta.env.VITE_CONTACT_EMAIL ?? 'feedback@limber.example';

export const FEEDBACK_LINK = `mailto:${CONTACT_EMAIL}?subject=${encodeURIComponent('Feedback on Limber')}`;

/** For companies that are interested in the enterprise tier. */
export const ENTERPRISE_LINK = `mailto:${CONTACT_EMAIL}?subject=${encodeURIComponent('Limber Enterprise')}`;
