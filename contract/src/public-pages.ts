import type { Registration } from '@limber/domain/accounts/registration';
import { registrationKnown } from '@limber/domain/accounts/registration-in-document';
import { PAGES } from './pages.ts';

/** What a page that anybody may read says of itself to search engines, and to whom its address is sent. */
export type PublicPage = {
  path: string;
  /** Stands in the tab, and as the heading of a preview. */
  title: string;
  description: string;
};

/**
 * The pages that anybody may read and that are worth finding. The server writes this into the document, for
 * those that run no scripts; the screens show the same titles.
 */
export const PUBLIC_PAGES = [
  {
    path: PAGES.landing,
    title: 'Limber: 3-minute joint routines, right from your desk',
    description:
      'Touch where it hurts and move for three minutes, seated or standing, without equipment. For people who work at a desk, and for companies that want to see none of their data.',
  },
  {
    path: PAGES.pricing,
    title: 'Pricing · Limber',
    description:
      'Limber is free to use. Pro for your own desk, Team for an office, Enterprise for a company: what each holds and costs, with a trial that asks for no card.',
  },
  {
    path: PAGES.companies,
    title: 'For companies · Limber',
    description:
      'What an employer sees of a person in Limber, and never sees; what is processed where; data processing in short; how to leave with the data.',
  },
  {
    path: PAGES.mission,
    title: 'Our mission · Limber',
    description:
      'Touch 1 million lives with preventative joint mobility: what research supports about moving at work, what it does not, and where our numbers come from.',
  },
  {
    path: PAGES.privacy,
    title: 'Privacy Policy · Limber',
    description:
      'What Limber keeps about you, why, for how long, and how to download or delete it. Your employer never sees where it hurts or what you do.',
  },
  {
    path: PAGES.terms,
    title: 'Terms of Service · Limber',
    description:
      'The rules of using Limber, in plain words: care, fair use, paid plans, liability.',
  },
  {
    path: PAGES.contact,
    title: 'Contact and imprint · Limber',
    description: 'Who runs this installation of Limber, and how to reach them.',
  },
  {
    path: PAGES.login,
    title: 'Sign In · Limber',
    description: 'Sign in to Limber, and go on with your three minutes a day.',
  },
  {
    path: PAGES.register,
    title: 'Create your account · Limber',
    description:
      'Create an account at Limber: five exercises chosen every day for where it hurts, and what you did is kept.',
  },
] as const satisfies readonly PublicPage[];

/**
 * The pages that are HTML before any script has run, and the files of that HTML in the built web app,
 * in a folder for what is known of whoever runs the installation.
 */
export const PRERENDERED_PAGES = {
  [PAGES.landing]: 'landing.html',
  [PAGES.pricing]: 'pricing.html',
  [PAGES.companies]: 'companies.html',
  [PAGES.mission]: 'mission.html',
  [PAGES.privacy]: 'privacy.html',
  [PAGES.terms]: 'terms.html',
  [PAGES.contact]: 'contact.html',
  [PAGES.login]: 'login.html',
  [PAGES.register]: 'register.html',
} as const;

/** The file of a page that is HTML before any script; where one registers, by who may. */
export function prerenderedFile(page: string, registration: Registration): string | undefined {
  const file = (PRERENDERED_PAGES as Partial<Record<string, string>>)[page];
  const known = registrationKnown(registration);
  return page === PAGES.register && known !== 'open' ? `register-${known}.html` : file;
}

/**
 * The pages whose document holds the header and the navigation, for whoever has signed in, and the files of those
 * documents in the built web app.
 */
export const FRAMED_PAGES = {
  [PAGES.dashboard]: 'dashboard.html',
  [PAGES.workout]: 'workout.html',
  [PAGES.exercises]: 'exercises.html',
  [PAGES.profile]: 'profile.html',
  [PAGES.routine]: 'routine.html',
  [PAGES.session]: 'session.html',
  [PAGES.sessionOfToday]: 'session-of-today.html',
  [PAGES.exerciseManager]: 'exercise-manager.html',
  [PAGES.subscription]: 'subscription.html',
} as const;
