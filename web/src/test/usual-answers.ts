import * as accountData from '@limber/contract/account-data';
import * as accountMail from '@limber/contract/account-mail';
import * as auth from '@limber/contract/auth';
import * as billingDetails from '@limber/contract/billing-details';
import * as customPlans from '@limber/contract/custom-plans';
import * as discomfort from '@limber/contract/discomfort';
import * as exerciseWishes from '@limber/contract/exercise-wishes';
import { listExerciseHistory } from '@limber/contract/exercise-history';
import * as exerciseMedia from '@limber/contract/exercise-media';
import * as healthCard from '@limber/contract/health-card';
import { listExercises } from '@limber/contract/exercises';
import * as painPoints from '@limber/contract/pain-points';
import * as preferences from '@limber/contract/preferences';
import { getProgress, listDaysMoved } from '@limber/contract/progress';
import { listRoutineHistory, saveRoutineRecord } from '@limber/contract/routine-history';
import * as receipts from '@limber/contract/receipts';
import { getRegistration } from '@limber/contract/registration';
import * as routines from '@limber/contract/routines';
import * as secondFactor from '@limber/contract/second-factor';
import { endOtherSessions, endSession, listSessions } from '@limber/contract/sessions';
import * as subscription from '@limber/contract/subscription';
import * as team from '@limber/contract/team';
import { EMPTY_HEALTH_CARD, type HealthCard } from '@limber/domain/health/health-card';
import { DEFAULT_PREFERENCES } from '@limber/domain/preferences/preferences';
import {
  uploaded,
  ADA,
  APP_KEY,
  FOUNDING_MEMBER,
  FREE_SUBSCRIPTION,
  subscribedTo,
  LIBRARY,
  LUNCH,
  PAIN_POINTS,
  RECEIPT,
  RECORD,
  RECOVERY_CODES,
  SESSIONS,
  routineOf,
} from './samples.ts';
import { api } from './fake-api.ts';

const ROUTINE = routineOf([1, 3, 5, 7, 9]);
const DONE = { success: true } as const;

/** Successful answers to every common call. */
export function answerAsUsual(): void {
  api.answer(getRegistration, { mode: 'open', domains: [] });
  api.answer(auth.register, { token: 'a token', user: ADA });
  api.answer(auth.login, { token: 'a token', user: ADA });
  api.answer(auth.logout, DONE);
  api.answer(auth.getMe, ADA);
  api.answer(auth.updateProfile, ({ body }) => ({ ...ADA, ...(body as object) }));
  api.answer(auth.changePassword, DONE);
  api.answer(accountMail.forgotPassword, DONE);
  api.answer(accountMail.resetPassword, { username: 'ada' });
  api.answer(accountMail.confirmEmail, { email: ADA.email });
  api.answer(accountMail.sendConfirmation, DONE);
  api.answer(accountMail.getEmailStatus, { state: 'confirmed', foundingPlaceWaits: false });
  api.answer(listSessions, SESSIONS);
  api.answer(endSession, DONE);
  api.answer(endOtherSessions, DONE);
  api.answer(secondFactor.getSecondFactor, { on: false, recoveryCodesLeft: 0 });
  api.answer(secondFactor.beginSecondFactor, { key: APP_KEY, uri: `otpauth://totp/${APP_KEY}` });
  api.answer(secondFactor.confirmSecondFactor, { recoveryCodes: RECOVERY_CODES });
  api.answer(secondFactor.renewRecoveryCodes, { recoveryCodes: RECOVERY_CODES });
  api.answer(secondFactor.endSecondFactor, DONE);
  api.answer(accountData.startDownload, { url: '/api/account/download?user=1' });
  api.answer(accountData.deleteAccount, DONE);
  api.answer(painPoints.getPainPoints, PAIN_POINTS);
  api.answer(painPoints.savePainPoints, PAIN_POINTS);
  api.answer(painPoints.changePainPoints, ({ body }) => ({ ...PAIN_POINTS, ...(body as object) }));
  // No reminders: tests run at any hour.
  api.answer(preferences.getPreferences, { ...DEFAULT_PREFERENCES, reminders: false });
  api.answer(preferences.savePreferences, DEFAULT_PREFERENCES);
  api.answer(healthCard.getHealthCard, EMPTY_HEALTH_CARD);
  api.answer(healthCard.saveHealthCard, ({ body }) => ({ card: body as HealthCard, exchanged: 0 }));
  api.answer(healthCard.deleteHealthCard, DONE);
  api.answer(listExercises, LIBRARY);
  api.answer(exerciseMedia.getExerciseMedia, uploaded(0));
  api.answer(exerciseMedia.uploadExerciseImages, { imageUrls: ['/media/1.webp'], refused: [] });
  api.answer(exerciseMedia.arrangeExerciseImages, uploaded(0));
  api.answer(exerciseMedia.generateExerciseVideo, { videoUrl: '/media/1.mp4' });
  api.answer(routines.getTodaysRoutine, ROUTINE);
  api.answer(routines.getRoutine, ROUTINE);
  api.answer(routines.completeExercise, ROUTINE);
  api.answer(routines.regenerateExercise, routineOf([2, 3, 5, 7, 9]));
  api.answer(routines.regenerateRoutine, routineOf([2, 4, 6, 8, 10]));
  api.answer(routines.completeRoutine, DONE);
  api.answer(listRoutineHistory, [RECORD]);
  api.answer(saveRoutineRecord, ({ body }) => ({ ...RECORD, ...(body as object) }));
  api.answer(discomfort.listDiscomfortReports, []);
  api.answer(exerciseWishes.listExerciseWishes, []);
  api.answer(listExerciseHistory, []);
  api.answer(getProgress, ({ params }) => ({
    date: params['date'] ?? '',
    exercisesCompleted: 0,
    routinesCompleted: 0,
    secondsMoved: 0,
  }));
  api.answer(listDaysMoved, { days: [], daysOff: [], weeklyGoal: null });
  api.answer(customPlans.listCustomPlans, [LUNCH]);
  api.answer(customPlans.getCustomPlan, LUNCH);
  api.answer(customPlans.createCustomPlan, ({ body }) => ({ ...LUNCH, ...(body as object) }));
  api.answer(customPlans.changePlanExercises, ({ body }) => ({ ...LUNCH, ...(body as object) }));
  api.answer(customPlans.updateCustomPlan, ({ body }) => ({ ...LUNCH, ...(body as object) }));
  api.answer(customPlans.deleteCustomPlan, DONE);
  // No limits, so that none disturbs a test.
  api.answer(subscription.getSubscription, FOUNDING_MEMBER);
  api.answer(receipts.listReceipts, []);
  api.answer(receipts.getReceipt, RECEIPT);
  api.answer(billingDetails.getBillingDetails, { company: '', address: '', taxNumber: '' });
  api.answer(team.getTeam, { team: null });
  api.answer(subscription.cancelSubscription, subscribedTo('pro', { cancelAtPeriodEnd: true }));
  api.answer(subscription.startTrial, FREE_SUBSCRIPTION);
  api.answer(subscription.getPaymentMethods, { provider: 'sandbox', publishableKey: null });
  api.answer(subscription.createSubscription, { clientSecret: 'a secret' });
  api.answer(subscription.createPaymentIntent, { clientSecret: 'a secret' });
  api.answer(subscription.confirmSandboxPayment, {
    status: 'succeeded',
    message: null,
    reference: 'sandbox_1',
  });
}
