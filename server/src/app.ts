import type { Registration } from '@limber/domain/accounts/registration';
import type { FastifyInstance } from 'fastify';
import type { Deps, ExternalDeps } from './deps.ts';
import { AccountChanged, deleteAccount } from './features/account-data/delete-account.ts';
import { deletionRoutes } from './features/account-data/deletion.routes.ts';
import { downloadRoutes } from './features/account-data/download.routes.ts';
import { removeRest } from './features/account-data/remove-rest.ts';
import { auditLogRoutes } from './features/admin/audit-log.routes.ts';
import { installationRoutes } from './features/admin/installation.routes.ts';
import { teamListRoutes } from './features/admin/teams.routes.ts';
import { peopleRoutes } from './features/admin/people.routes.ts';
import { apiDocsRoutes } from './features/api-docs/api-docs.routes.ts';
import { accountMailRoutes } from './features/auth/account-mail.routes.ts';
import { mailTeamInvitation } from './features/auth/account-mails.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { confirmPassword } from './features/auth/confirm-password.ts';
import {
  changeRole,
  deactivate,
  endSessions,
  isDeactivated,
  reactivate,
} from './features/auth/manage-accounts.queries.ts';
import { giveResetLink } from './features/auth/give-reset-link.ts';
import { createPasswordHasher } from './features/auth/password.ts';
import { registrationRoutes } from './features/auth/registration.routes.ts';
import { secondFactorRoutes } from './features/auth/second-factor.ts';
import { sessionListRoutes } from './features/auth/session-list.ts';
import { findLastSignIn } from './features/auth/known-devices.queries.ts';
import { renewSession } from './features/auth/session.queries.ts';
import { forgive, forgiveAccount, sessionOf } from './features/auth/sign-in-attempts.queries.ts';
import { findPasswordHash, isOpenAccount } from './features/auth/users.queries.ts';
import { claimWaitingMail } from './features/auth/write-mail.ts';
import { billingRoutes } from './features/billing/billing.routes.ts';
import { endPayments } from './features/billing/end-payments.ts';
import { findPaymentsBegun } from './features/billing/pending-payments.queries.ts';
import { findSubscription, getEntitlements } from './features/billing/entitlements.queries.ts';
import { billingDetailsRoutes } from './features/billing/billing-details.routes.ts';
import { receiptRoutes } from './features/billing/receipts.routes.ts';
import { findTeamPlan } from './features/billing/team-plan.queries.ts';
import { changeInTurn } from './features/billing/own-plan.ts';
import { endSeat, recomputeTier } from './features/billing/recompute-tier.ts';
import { teamPlanRoutes } from './features/billing/team-plan.routes.ts';
import { endTeamPlan } from './features/billing/end-team-plan.ts';
import { webhookRoutes } from './features/billing/webhook.routes.ts';
import { checkInRoutes } from './features/check-ins/check-ins.routes.ts';
import { customPlanRoutes } from './features/custom-plans/custom-plans.routes.ts';
import { findLeftOut } from './features/discomfort/discomfort.queries.ts';
import { discomfortRoutes } from './features/discomfort/discomfort.routes.ts';
import { exerciseRoutes } from './features/exercises/exercises.routes.ts';
import { findHealthCard } from './features/health-card/health-card.queries.ts';
import { healthCardRoutes } from './features/health-card/health-card.routes.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { insightRoutes } from './features/insight/insight.routes.ts';
import { drawingRoutes } from './features/media/drawings/drawings.routes.ts';
import { imageRoutes } from './features/media/uploads/images.routes.ts';
import { uploadedFileRoutes } from './features/media/uploads/uploaded-files.routes.ts';
import { findVisibleMedia } from './features/media/exercise-media.ts';
import { findOwnFiles, forgetUploads } from './features/media/own-files.ts';
import { videoRoutes } from './features/media/videos/video.routes.ts';
import { findWeights } from './features/pain-points/pain-points.queries.ts';
import { painPointRoutes } from './features/pain-points/pain-points.routes.ts';
import { findPreferences } from './features/preferences/preferences.queries.ts';
import { preferenceRoutes } from './features/preferences/preferences.routes.ts';
import { progressRoutes } from './features/progress/progress.routes.ts';
import { once, refuseOtherInput } from './features/repeats/once.ts';
import { completionRoutes } from './features/routines/completion.routes.ts';
import { adaptRoutes } from './features/routines/adapt.routes.ts';
import { exchangeInRoutine } from './features/routines/exchange-in-routine.ts';
import { exerciseHistoryRoutes } from './features/routines/exercise-history.routes.ts';
import { exchangeInTodaysRoutine } from './features/routines/exchange-ruled-out.ts';
import { routineHistoryRoutes } from './features/routines/routine-history.routes.ts';
import { routineRoutes } from './features/routines/routines.routes.ts';
import { readRoutine } from './features/routines/to-routine.ts';
import { visitorRoutes } from './features/routines/visitor.routes.ts';
import { severalRoutes } from './features/several/several.routes.ts';
import { sourceRoutes } from './features/source/source.routes.ts';
import { teamInvitationRoutes } from './features/team/invitations.routes.ts';
import { linkToInvitation } from './features/team/link-to-invitation.ts';
import { teamRoutes } from './features/team/team.routes.ts';
import type { AnsweredCall } from './http/answered-call.ts';
import { createAuthentication, requireAdministrator } from './http/authenticate.ts';
import { createHttpServer } from './http/create-http-server.ts';
import { type CallsAMinute, createRateLimits } from './http/rate-limit.ts';
import { createServe, type Serve } from './http/serve.ts';
import { warnOfUntrustedProxy } from './http/warn-of-untrusted-proxy.ts';
import { serveWebApp } from './http/web-app.ts';
import { unavailablePart } from './unavailable-part.ts';

/** The settings of the HTTP server. */
export type Settings = {
  /** Null for no limits. */
  rateLimits: CallsAMinute | null;
  trustedProxies: string[];
  registration: Registration;
  logLevel: string;
  /** Where the log is written; to the standard output when left out. */
  logTo?: { write: (line: string) => void };
  /** Called for each answer that was sent. */
  onAnswered?: (call: AnsweredCall) => void;
  /** The folder of the built web app; null serves the API alone. */
  webRoot: string | null;
  /** Where letters of users go; null where nobody said. */
  contactEmail: string | null;
  /** Where this installation lives; null where nobody said. */
  publicUrl: string | null;
  /** Who runs this installation, and their postal address; null where nobody said. */
  operatorName: string | null;
  operatorAddress: string | null;
};

const FEATURES: readonly ((serve: Serve, deps: Deps) => void)[] = [
  authRoutes,
  registrationRoutes,
  accountMailRoutes,
  sessionListRoutes,
  secondFactorRoutes,
  downloadRoutes,
  deletionRoutes,
  painPointRoutes,
  preferenceRoutes,
  healthCardRoutes,
  exerciseRoutes,
  imageRoutes,
  videoRoutes,
  drawingRoutes,
  uploadedFileRoutes,
  visitorRoutes,
  routineRoutes,
  adaptRoutes,
  completionRoutes,
  routineHistoryRoutes,
  exerciseHistoryRoutes,
  progressRoutes,
  checkInRoutes,
  discomfortRoutes,
  customPlanRoutes,
  billingRoutes,
  receiptRoutes,
  billingDetailsRoutes,
  teamRoutes,
  teamPlanRoutes,
  teamInvitationRoutes,
  peopleRoutes,
  teamListRoutes,
  auditLogRoutes,
  installationRoutes,
  insightRoutes,
  severalRoutes,
  webhookRoutes,
  healthRoutes,
  apiDocsRoutes,
  sourceRoutes,
];

/** Builds the server from its features. It does not listen yet. */
export async function buildApp(
  external: ExternalDeps,
  settings: Settings,
): Promise<FastifyInstance> {
  const { db, now, payments } = external;
  const otherOrigins = payments?.formOrigins ?? null;
  const app = await createHttpServer({ ...settings, otherOrigins, unavailablePart });
  const { limitAddress, limitUser } = createRateLimits(
    external.limits.countCall,
    settings.rateLimits,
  );
  warnOfUntrustedProxy(app);
  const findSession = (token: string) => renewSession(db, token, now());
  const authenticate = createAuthentication(app, findSession, limitAddress);

  const serve = createServe(
    app,
    {
      public: [limitAddress],
      'signed-in': [authenticate, limitUser],
      administrator: [authenticate, limitUser, requireAdministrator],
    },
    async (userId) => !(await isOpenAccount(db, userId)),
  );
  const passwords = createPasswordHasher(external.passwordCost, external.deriveKey);
  const outbox = external.openOutbox(app.log, () =>
    claimWaitingMail({ ...external, linkToInvitation }),
  );
  app.addHook('onListen', async () => outbox.open());
  app.addHook('onClose', () => outbox.close());
  const deps: Deps = {
    ...external,
    passwords,
    outbox,
    confirmPassword: (user, password) => confirmPassword({ db, now, passwords }, user, password),
    forgiveConfirmation: (tx, { tokenHash }) => forgive(tx, sessionOf(tokenHash)),
    forgiveAccount,
    registration: settings.registration,
    brakesRegistration: settings.rateLimits !== null,
    // No plan is changed meanwhile.
    endPayments: (userId) => changeInTurn(external, userId, () => endPayments(external, userId)),
    once: (call, work) => once(external, call, work),
    refuseOtherInput: (call) => refuseOtherInput(external, call),
    findPaymentsBegun,
    recomputeTier: (tx, userId) => recomputeTier(tx, userId, now()),
    endSeat: (tx, teamId, userId) => endSeat(tx, teamId, userId, now()),
    endTeamPlan: (tx, userId) => endTeamPlan(tx, userId, now()),
    findTeamPlan: (connection, teamId) => findTeamPlan(connection, teamId, now()),
    mailTeamInvitation: (tx, invitation) => mailTeamInvitation({ now, outbox }, tx, invitation),
    linkToInvitation,
    changeRole,
    deactivate,
    reactivate,
    isDeactivated,
    findLastSignIn: (userId) => findLastSignIn(db, userId),
    endSessions,
    giveResetLink: (tx, userId) => giveResetLink({ ...external, outbox }, tx, userId),
    deleteAccountOf: async (userId, log, before) => {
      const deleteNow = async () =>
        deleteAccount(deps, userId, (await findPasswordHash(db, userId)) ?? '', before);
      // Their password is no matter of who deletes them.
      const files = await deleteNow().catch((error: unknown) => {
        if (error instanceof AccountChanged) return deleteNow();
        throw error;
      });
      await removeRest(deps, files, log);
    },
    getTier: async (userId) => (await findSubscription(db, userId, now())).tier,
    getEntitlements: (connection, userId) => getEntitlements(connection, userId, now()),
    findWeights,
    findPreferences,
    findHealthCard,
    exchangeInTodaysRoutine: (tx, userId) => exchangeInTodaysRoutine(deps, tx, userId),
    findLeftOut,
    readRoutine: (userId, id) => readRoutine(deps, userId, id),
    exchangeInRoutine: (tx, userId, place, choose) =>
      exchangeInRoutine(deps, tx, userId, place, choose),
    findVisibleMedia: (connection, userId, exerciseIds) =>
      findVisibleMedia({ ...external, db: connection }, userId, exerciseIds),
    findOwnFiles,
    forgetUploads,
    isOpenAccount,
  };
  for (const addRoutes of FEATURES) addRoutes(serve, deps);
  await serveWebApp(app, { ...settings, sendsMail: outbox.delivers });
  return app;
}
