/**
 * The address of every page of the web app: the web app routes by it, and the server answers any
 * other path with status 404. Parameters stand as `:name`.
 */
export const PAGES = {
  landing: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  try: '/try',
  onboarding: '/onboarding',
  dashboard: '/dashboard',
  workout: '/workout',
  routine: '/routine/:id',
  routines: '/routines/:id',
  session: '/session/:id',
  sessionOfToday: '/session',
  exercises: '/exercises',
  exercise: '/exercise',
  exerciseManager: '/exercise-manager',
  pricing: '/pricing',
  subscription: '/subscription',
  checkout: '/checkout',
  checkoutSuccess: '/checkout/success',
  profile: '/profile',
  mission: '/mission',
  privacy: '/privacy',
  terms: '/terms',
  contact: '/contact',
  receipt: '/receipts/:number',
} as const;
