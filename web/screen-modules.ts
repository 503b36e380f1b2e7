import type { PAGES } from '@limber/contract/pages';

/** Pages that are rendered ahead: they fetch the app only when somebody is there. */
type RenderedAhead = 'landing' | 'login' | 'pricing' | 'mission' | 'privacy' | 'terms' | 'contact';
/** Pages that only lead to another one. */
type Redirect = 'routines' | 'exercise';

const screen = (name: string) => `src/screens/${name}.tsx`;

/** The modules of the screens in src/routes.tsx whose document asks for all their script at once. */
export const SCREEN_MODULES: Record<
  Exclude<keyof typeof PAGES, RenderedAhead | Redirect>,
  string
> = {
  register: screen('register/register'),
  forgotPassword: screen('forgot-password/forgot-password'),
  resetPassword: screen('reset-password/reset-password'),
  confirmEmail: screen('confirm-email/confirm-email'),
  try: screen('session/try/try'),
  onboarding: screen('onboarding/onboarding'),
  dashboard: screen('dashboard/dashboard'),
  workout: screen('dashboard/dashboard'),
  routine: screen('routine/routine'),
  session: screen('session/session'),
  sessionOfToday: screen('session/session'),
  exercises: screen('exercises/exercises'),
  exerciseManager: screen('exercise-manager/exercise-manager'),
  subscription: screen('subscription/subscription'),
  checkout: screen('checkout/checkout'),
  checkoutSuccess: screen('checkout/checkout-success'),
  profile: screen('profile/profile'),
  receipt: screen('receipt/receipt'),
};
