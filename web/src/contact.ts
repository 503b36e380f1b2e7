/** Where feedback and questions go; whoever runs an installation sets it when building the web app. */
export const CONTACT_EMAIL = import.meta.env.VITE_CONTACT_EMAIL ?? 'feedback@limber.example';

export const FEEDBACK_LINK = `mailto:${CONTACT_EMAIL}?subject=${encodeURIComponent('Feedback on Limber')}`;

/** Where somebody writes who wants Limber for a whole company. */
export const ENTERPRISE_LINK = `mailto:${CONTACT_EMAIL}?subject=${encodeURIComponent('Limber Enterprise')}`;
