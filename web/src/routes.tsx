import { PAGES } from '@limber/contract/pages';
import { type ComponentType, lazy } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { NotFound } from './screens/not-found/not-found.tsx';
import { Protected } from './shell/protected.tsx';

type Screen = { access: 'public' | 'signed-in'; component: ComponentType };

const publicScreen = (load: () => Promise<ComponentType>): Screen => ({
  access: 'public',
  component: lazily(load),
});
const signedInScreen = (load: () => Promise<ComponentType>): Screen => ({
  access: 'signed-in',
  component: lazily(load),
});

/** A screen whose code is fetched when it is first shown. */
function lazily(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await load() }));
}

const dashboard = signedInScreen(
  async () => (await import('./screens/dashboard/dashboard.tsx')).Dashboard,
);
const routine = signedInScreen(async () => (await import('./screens/routine/routine.tsx')).Routine);

/** The screen of each page. */
const SCREENS: Record<keyof typeof PAGES, Screen> = {
  landing: publicScreen(async () => (await import('./screens/landing/landing.tsx')).Landing),
  login: publicScreen(async () => (await import('./screens/login/login.tsx')).Login),
  register: publicScreen(async () => (await import('./screens/register/register.tsx')).Register),
  onboarding: publicScreen(
    async () => (await import('./screens/onboarding/onboarding.tsx')).Onboarding,
  ),
  dashboard,
  workout: dashboard,
  routine,
  routines: routine,
  exercises: signedInScreen(
    async () => (await import('./screens/exercises/exercises.tsx')).Exercises,
  ),
  exercise: { access: 'public', component: () => <Redirect to={PAGES.exercises} replace /> },
  exerciseManager: signedInScreen(
    async () => (await import('./screens/exercise-manager/exercise-manager.tsx')).ExerciseManager,
  ),
  pricing: publicScreen(async () => (await import('./screens/pricing/pricing.tsx')).Pricing),
  subscription: signedInScreen(
    async () => (await import('./screens/subscription/subscription.tsx')).Subscription,
  ),
  checkout: signedInScreen(async () => (await import('./screens/checkout/checkout.tsx')).Checkout),
  checkoutSuccess: signedInScreen(
    async () => (await import('./screens/checkout/checkout-success.tsx')).CheckoutSuccess,
  ),
  profile: signedInScreen(async () => (await import('./screens/profile/profile.tsx')).Profile),
  mission: publicScreen(async () => (await import('./screens/mission/mission.tsx')).Mission),
  privacy: publicScreen(async () => (await import('./screens/privacy/privacy.tsx')).Privacy),
  terms: publicScreen(async () => (await import('./screens/terms/terms.tsx')).Terms),
};

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
      <Route component={NotFound} />
    </Switch>
  );
}
