import { PAGES } from '@limber/contract/pages';
import type { ComponentType } from 'react';
import { Redirect, Route, Switch, useParams, useSearch } from 'wouter';
import { lazyScreen } from './ui/lazy-screen.tsx';
import { Protected } from './shell/protected.tsx';

type Screen = { access: 'public' | 'signed-in'; component: ComponentType };

const publicScreen = (load: () => Promise<ComponentType>): Screen => ({
  access: 'public',
  component: lazyScreen(load),
});
const signedInScreen = (load: () => Promise<ComponentType>): Screen => ({
  access: 'signed-in',
  component: lazyScreen(load),
});

const notFound = lazyScreen(
  async () => (await import('./screens/not-found/not-found.tsx')).NotFoundScreen,
);
const dashboard = signedInScreen(
  async () => (await import('./screens/dashboard/dashboard.tsx')).DashboardScreen,
);
const routine = signedInScreen(
  async () => (await import('./screens/routine/routine.tsx')).RoutineScreen,
);

const session = signedInScreen(
  async () => (await import('./screens/session/session.tsx')).SessionScreen,
);

/** The screen of each page. */
const SCREENS: Record<keyof typeof PAGES, Screen> = {
  landing: publicScreen(async () => (await import('./screens/landing/landing.tsx')).LandingScreen),
  login: publicScreen(async () => (await import('./screens/login/login.tsx')).LoginScreen),
  register: publicScreen(
    async () => (await import('./screens/register/register.tsx')).RegisterScreen,
  ),
  onboarding: publicScreen(
    async () => (await import('./screens/onboarding/onboarding.tsx')).OnboardingScreen,
  ),
  forgotPassword: publicScreen(
    async () =>
      (await import('./screens/forgot-password/forgot-password.tsx')).ForgotPasswordScreen,
  ),
  resetPassword: publicScreen(
    async () => (await import('./screens/reset-password/reset-password.tsx')).ResetPasswordScreen,
  ),
  confirmEmail: publicScreen(
    async () => (await import('./screens/confirm-email/confirm-email.tsx')).ConfirmEmailScreen,
  ),
  try: publicScreen(async () => (await import('./screens/session/try/try.tsx')).TryScreen),
  dashboard,
  workout: dashboard,
  routine,
  routines: { access: 'signed-in', component: OneRoutine },
  session,
  sessionOfToday: session,
  exercises: signedInScreen(
    async () => (await import('./screens/exercises/exercises.tsx')).ExercisesScreen,
  ),
  exercise: { access: 'public', component: () => <Redirect to={PAGES.exercises} replace /> },
  exerciseManager: signedInScreen(
    async () =>
      (await import('./screens/exercise-manager/exercise-manager.tsx')).ExerciseManagerScreen,
  ),
  pricing: publicScreen(async () => (await import('./screens/pricing/pricing.tsx')).PricingScreen),
  subscription: signedInScreen(
    async () => (await import('./screens/subscription/subscription.tsx')).SubscriptionScreen,
  ),
  checkout: signedInScreen(
    async () => (await import('./screens/checkout/checkout.tsx')).CheckoutScreen,
  ),
  checkoutSuccess: signedInScreen(
    async () => (await import('./screens/checkout/checkout-success.tsx')).CheckoutSuccessScreen,
  ),
  receipt: signedInScreen(
    async () => (await import('./screens/receipt/receipt.tsx')).ReceiptScreen,
  ),
  profile: signedInScreen(
    async () => (await import('./screens/profile/profile.tsx')).ProfileScreen,
  ),
  companies: publicScreen(
    async () => (await import('./screens/companies/companies.tsx')).CompaniesScreen,
  ),
  team: signedInScreen(async () => (await import('./screens/team/team.tsx')).TeamScreen),
  join: publicScreen(async () => (await import('./screens/join/join.tsx')).JoinScreen),
  admin: signedInScreen(async () => (await import('./screens/admin/admin.tsx')).AdminScreen),
  mission: publicScreen(async () => (await import('./screens/mission/mission.tsx')).MissionScreen),
  privacy: publicScreen(async () => (await import('./screens/privacy/privacy.tsx')).PrivacyScreen),
  terms: publicScreen(async () => (await import('./screens/terms/terms.tsx')).TermsScreen),
  contact: publicScreen(async () => (await import('./screens/contact/contact.tsx')).ContactScreen),
};

/** A routine has one address, on which all depends that goes by addresses; this other one leads to it. */
function OneRoutine() {
  const { id = '' } = useParams();
  const search = useSearch();
  return <Redirect to={`/routine/${id}${search && `?${search}`}`} replace />;
}

/** Shows the screen that the address asks for. */
export function Routes() {
  return (
    <Switch>
      {Object.entries(SCREENS).map(([page, { access, component: Component }]) => (
        <Route key={page} path={PAGES[page as keyof typeof PAGES]}>
          {access === 'public' ? (
            <Component />
          ) : (
            <Protected>
              <Component />
            </Protected>
          )}
        </Route>
      ))}
      <Route component={notFound} />
    </Switch>
  );
}
