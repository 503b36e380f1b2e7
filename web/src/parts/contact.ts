/** Where feedback and questions go; whoever runs an installation sets it when building the web app. */
const CONTACT_EMAIL = import.meta.env.VITE_CONTACT_EMAIL ?? 'feedback@limber.example';

export const FEEDBACK_LINK = `mailto:${CONTACT_EMAIL}?subject=${encodeURIComponent('Feedback on Limber')}`;
