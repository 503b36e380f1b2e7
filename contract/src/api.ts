import * as accountData from './account-data.ts';
import * as accountMail from './account-mail.ts';
import * as admin from './admin.ts';
import * as auth from './auth.ts';
import * as billingDetails from './billing-details.ts';
import * as checkIns from './check-ins.ts';
import * as customPlans from './custom-plans.ts';
import * as discomfort from './discomfort.ts';
import * as exerciseWishes from './exercise-wishes.ts';
import type { Endpoint } from './endpoint.ts';
import * as exerciseHistory from './exercise-history.ts';
import * as exerciseMedia from './exercise-media.ts';
import * as exercises from './exercises.ts';
import * as healthCard from './health-card.ts';
import * as painPoints from './pain-points.ts';
import * as preferences from './preferences.ts';
import * as progress from './progress.ts';
import * as receipts from './receipts.ts';
import * as registration from './registration.ts';
import * as routineHistory from './routine-history.ts';
import * as routines from './routines.ts';
import * as secondFactor from './second-factor.ts';
import * as sessions from './sessions.ts';
import * as batch from './batch.ts';
import * as subscription from './subscription.ts';
import * as team from './team.ts';
import * as teamInsight from './team-insight.ts';

export const API: { heading: string; endpoints: readonly Endpoint[] }[] = [
  {
    heading: 'Account',
    endpoints: [
      registration.getRegistration,
      auth.register,
      auth.login,
      auth.logout,
      auth.getMe,
      auth.updateProfile,
      auth.changePassword,
      accountMail.forgotPassword,
      accountMail.resetPassword,
      accountMail.confirmEmail,
      accountMail.sendConfirmation,
      accountMail.getEmailStatus,
      sessions.listSessions,
      sessions.endSession,
      sessions.endOtherSessions,
      secondFactor.getSecondFactor,
      secondFactor.beginSecondFactor,
      secondFactor.confirmSecondFactor,
      secondFactor.renewRecoveryCodes,
      secondFactor.endSecondFactor,
      accountData.startDownload,
      accountData.deleteAccount,
    ],
  },
  {
    heading: 'Pain points',
    endpoints: [painPoints.getPainPoints, painPoints.savePainPoints, painPoints.changePainPoints],
  },
  {
    heading: 'Health card',
    endpoints: [healthCard.getHealthCard, healthCard.saveHealthCard, healthCard.deleteHealthCard],
  },
  {
    heading: 'Preferences',
    endpoints: [preferences.getPreferences, preferences.savePreferences],
  },
  {
    heading: 'Exercises',
    endpoints: [
      exercises.listExercises,
      exerciseMedia.getExerciseMedia,
      exerciseMedia.uploadExerciseImages,
      exerciseMedia.arrangeExerciseImages,
      exerciseMedia.generateExerciseVideo,
    ],
  },
  {
    heading: 'Routines',
    endpoints: [
      routines.chooseForVisitor,
      routines.getTodaysRoutine,
      routines.getRoutine,
      routines.completeExercise,
      routines.regenerateExercise,
      routines.regenerateRoutine,
      routines.undoRegeneration,
      routines.adaptRoutine,
      routines.restoreRoutine,
      routines.completeRoutine,
    ],
  },
  {
    heading: 'History and progress',
    endpoints: [
      routineHistory.listRoutineHistory,
      routineHistory.saveRoutineRecord,
      exerciseHistory.listExerciseHistory,
      progress.getProgress,
      progress.listDaysMoved,
      progress.markDayOff,
      progress.unmarkDayOff,
      checkIns.listCheckIns,
      checkIns.saveCheckIn,
      discomfort.listDiscomfortReports,
      discomfort.reportDiscomfort,
      discomfort.takeBackDiscomfort,
      exerciseWishes.listExerciseWishes,
      exerciseWishes.saveExerciseWish,
    ],
  },
  {
    heading: 'Custom plans',
    endpoints: [
      customPlans.listCustomPlans,
      customPlans.getCustomPlan,
      customPlans.createCustomPlan,
      customPlans.changePlanExercises,
      customPlans.updateCustomPlan,
      customPlans.deleteCustomPlan,
    ],
  },
  {
    heading: 'Subscription',
    endpoints: [
      subscription.getSubscription,
      subscription.cancelSubscription,
      subscription.resumeSubscription,
      subscription.startTrial,
      subscription.getPaymentMethods,
      subscription.createSubscription,
      subscription.createPaymentIntent,
      subscription.confirmSandboxPayment,
      receipts.listReceipts,
      receipts.getReceipt,
      billingDetails.getBillingDetails,
      billingDetails.saveBillingDetails,
    ],
  },
  {
    heading: 'Team',
    endpoints: [
      team.getTeam,
      team.renameTeam,
      team.changeSeats,
      team.cancelTeamSubscription,
      team.resumeTeamSubscription,
      team.inviteToTeam,
      team.makeInvitationLink,
      team.withdrawInvitation,
      team.readInvitation,
      team.acceptInvitation,
      team.removeMember,
      team.leaveTeam,
      team.handTeamOver,
      teamInsight.getTeamInsight,
    ],
  },
  {
    heading: 'Administration',
    endpoints: [
      admin.listPeople,
      admin.getPerson,
      admin.changeRole,
      admin.endSessionsOf,
      admin.giveResetLink,
      admin.setDeactivated,
      admin.deletePerson,
      admin.listTeams,
      admin.listAdminActions,
      admin.getInstallation,
    ],
  },
  {
    heading: 'Several calls',
    endpoints: [batch.batch],
  },
];
