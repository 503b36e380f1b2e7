/** A page of the web app, for routes, server, build and tests. */
export type Page = {
  /** Parameters: `:name`. */
  path: string;
  /** Visitors are led from pages for the signed-in to the sign-in page. */
  access: 'public' | 'signed-in';
  /** The page whose screen it shows. */
  screenOf?: string;
  /** A redirect from an older address, with parameters and query. */
  leadsTo?: string;
  /** For search engines, the tab and previews. Without it, search engines must not list the page. */
  head?: { title: string; description: string };
  /**
   * Shown before any script: the whole page, for which visitors need no app (`plain`) or for which the app is loaded
   * (`page`), or a signed-in user's header and navigation (`frame`).
   */
  document?: 'plain' | 'page' | 'frame';
  /**
   * GET calls that the document starts before the app is loaded. The calls for the account and its
   * preferences are added, except on a public page without this field; so a public page that needs
   * only those has `[]`. The browser fills in the placeholders in local time: `{day}`,
   * `{timeZone}`, `{year}`, and `{firstYear}`, nine years earlier.
   */
  first?: readonly string[];
};

const TODAY = '/api/routines/today?date={day}';

const DASHBOARD = {
  access: 'signed-in',
  document: 'frame',
  first: [
    '/api/subscription',
    TODAY,
    '/api/routine-history',
    '/api/pain-points',
    '/api/discomfort-reports',
    '/api/progress?from={firstYear}-01-01&until={year}-12-31&timeZone={timeZone}',
    '/api/exercise-history',
    '/api/progress/{day}?timeZone={timeZone}',
  ],
} as const;

/** The server answers other paths with status 404. */
export const PAGES = {
  landing: {
    path: '/',
    access: 'public',
    document: 'plain',
    head: {
      title: 'Limber: 3-minute joint routines, right from your desk',
      description:
        'Touch where it hurts and move for three minutes, seated or standing, without equipment. For people who work at a desk, and for companies that want to see none of their data.',
    },
  },
  pricing: {
    path: '/pricing',
    access: 'public',
    document: 'page',
    head: {
      title: 'Pricing · Limber',
      description:
        'Limber is free to use. Pro for your own desk, Team for an office, Enterprise for a company: what each holds and costs, with a trial that asks for no card.',
    },
  },
  companies: {
    path: '/companies',
    access: 'public',
    document: 'plain',
    head: {
      title: 'For companies · Limber',
      description:
        'What an employer sees of a person in Limber, and never sees; what is processed where; data processing in short; how to leave with the data.',
    },
  },
  mission: {
    path: '/mission',
    access: 'public',
    document: 'plain',
    head: {
      title: 'Our mission · Limber',
      description:
        'Touch 1 million lives with preventative joint mobility: what research supports about moving at work, what it does not, and where our numbers come from.',
    },
  },
  privacy: {
    path: '/privacy',
    access: 'public',
    document: 'plain',
    head: {
      title: 'Privacy Policy · Limber',
      description:
        'What Limber keeps about you, why, for how long, and how to download or delete it. Your employer never sees where it hurts or what you do.',
    },
  },
  terms: {
    path: '/terms',
    access: 'public',
    document: 'plain',
    head: {
      title: 'Terms of Service · Limber',
      description:
        'The rules of using Limber, in plain words: care, fair use, paid plans, liability.',
    },
  },
  contact: {
    path: '/contact',
    access: 'public',
    document: 'plain',
    head: {
      title: 'Contact and imprint · Limber',
      description: 'Who runs this installation of Limber, and how to reach them.',
    },
  },
  login: {
    path: '/login',
    access: 'public',
    document: 'page',
    head: {
      title: 'Sign In · Limber',
      description: 'Sign in to Limber, and go on with your three minutes a day.',
    },
  },
  register: {
    path: '/register',
    access: 'public',
    document: 'page',
    head: {
      title: 'Create your account · Limber',
      description:
        'Create an account at Limber: five exercises chosen every day for where it hurts, and what you did is kept.',
    },
  },
  forgotPassword: { path: '/forgot-password', access: 'public' },
  resetPassword: { path: '/reset-password', access: 'public' },
  confirmEmail: { path: '/confirm-email', access: 'public' },
  join: { path: '/join', access: 'public' },
  try: { path: '/try', access: 'public' },
  onboarding: { path: '/onboarding', access: 'public', first: [] },
  dashboard: { ...DASHBOARD, path: '/dashboard' },
  workout: { ...DASHBOARD, path: '/workout', screenOf: 'dashboard' },
  routine: { path: '/routine/:id', access: 'signed-in', document: 'frame' },
  routines: { path: '/routines/:id', access: 'signed-in', leadsTo: '/routine/:id' },
  session: { path: '/session/:id', access: 'signed-in', document: 'frame' },
  sessionOfToday: {
    path: '/session',
    access: 'signed-in',
    screenOf: 'session',
    document: 'frame',
    first: [TODAY, '/api/routine-history', '/api/discomfort-reports', '/api/pain-points'],
  },
  exercises: {
    path: '/exercises',
    access: 'signed-in',
    document: 'frame',
    first: ['/api/custom-plans', '/api/health-card', '/api/exercises'],
  },
  exercise: { path: '/exercise', access: 'public', leadsTo: '/exercises' },
  exerciseManager: {
    path: '/exercise-manager',
    access: 'signed-in',
    document: 'frame',
    first: ['/api/exercises'],
  },
  profile: {
    path: '/profile',
    access: 'signed-in',
    document: 'frame',
    first: ['/api/subscription', '/api/health-card', '/api/pain-points'],
  },
  subscription: {
    path: '/subscription',
    access: 'signed-in',
    document: 'frame',
    first: ['/api/subscription'],
  },
  checkout: { path: '/checkout', access: 'signed-in', first: ['/api/subscription'] },
  checkoutSuccess: { path: '/checkout/success', access: 'signed-in' },
  receipt: { path: '/receipts/:number', access: 'signed-in' },
  team: { path: '/team', access: 'signed-in' },
  admin: { path: '/admin', access: 'signed-in' },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;

/** A page with a screen of its own. */
export type ScreenName = {
  [Name in PageName]: (typeof PAGES)[Name] extends { screenOf: string } | { leadsTo: string }
    ? never
    : Name;
}[PageName];

/** Every page with its name, in the order of the table. */
export const ALL_PAGES = Object.entries(PAGES) as readonly [PageName, Page][];
