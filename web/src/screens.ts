import type { ScreenName } from '@limber/contract/pages';
import type { ComponentType } from 'react';

/** The code of each screen, fetched when first shown. */
export const SCREENS: Record<ScreenName, () => Promise<ComponentType>> = {
  landing: async () => (await import('./screens/landing/landing.tsx')).LandingScreen,
  pricing: async () => (await import('./screens/pricing/pricing.tsx')).PricingScreen,
  companies: async () => (await import('./screens/companies/companies.tsx')).CompaniesScreen,
  mission: async () => (await import('./screens/mission/mission.tsx')).MissionScreen,
  privacy: async () => (await import('./screens/privacy/privacy.tsx')).PrivacyScreen,
  terms: async () => (await import('./screens/terms/terms.tsx')).TermsScreen,
  contact: async () => (await import('./screens/contact/contact.tsx')).ContactScreen,
  login: async () => (await import('./screens/login/login.tsx')).LoginScreen,
  register: async () => (await import('./screens/register/register.tsx')).RegisterScreen,
  forgotPassword: async () =>
    (await import('./screens/forgot-password/forgot-password.tsx')).ForgotPasswordScreen,
  resetPassword: async () =>
    (await import('./screens/reset-password/reset-password.tsx')).ResetPasswordScreen,
  confirmEmail: async () =>
    (await import('./screens/confirm-email/confirm-email.tsx')).ConfirmEmailScreen,
  join: async () => (await import('./screens/join/join.tsx')).JoinScreen,
  try: async () => (await import('./screens/session/try/try.tsx')).TryScreen,
  onboarding: async () => (await import('./screens/onboarding/onboarding.tsx')).OnboardingScreen,
  dashboard: async () => (await import('./screens/dashboard/dashboard.tsx')).DashboardScreen,
  routine: async () => (await import('./screens/routine/routine.tsx')).RoutineScreen,
  session: async () => (await import('./screens/session/session.tsx')).SessionScreen,
  exercises: async () => (await import('./screens/exercises/exercises.tsx')).ExercisesScreen,
  exerciseManager: async () =>
    (await import('./screens/exercise-manager/exercise-manager.tsx')).ExerciseManagerScreen,
  profile: async () => (await import('./screens/profile/profile.tsx')).ProfileScreen,
  subscription: async () =>
    (await import('./screens/subscription/subscription.tsx')).SubscriptionScreen,
  checkout: async () => (await import('./screens/checkout/checkout.tsx')).CheckoutScreen,
  checkoutSuccess: async () =>
    (await import('./screens/checkout/checkout-success.tsx')).CheckoutSuccessScreen,
  receipt: async () => (await import('./screens/receipt/receipt.tsx')).ReceiptScreen,
  team: async () => (await import('./screens/team/team.tsx')).TeamScreen,
  admin: async () => (await import('./screens/admin/admin.tsx')).AdminScreen,
};
