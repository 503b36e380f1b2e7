import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Deps, MayDo, SeenBy } from './deps.ts';
import { apiDocsRoutes } from './features/api-docs/api-docs.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { closeEndedSessions, hashToken, useSession } from './features/auth/session.queries.ts';
import { deleteForgottenAttempts } from './features/auth/sign-in-attempts.queries.ts';
import { customPlanRoutes } from './features/custom-plans/custom-plans.routes.ts';
import { exerciseRoutes } from './features/exercises/exercises.routes.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { drawingRoutes } from './features/media/drawings/drawings.routes.ts';
import { imageRoutes } from './features/media/uploads/images.routes.ts';
import { purgeDeletedImages } from './features/media/deleted-images.ts';
import { sweep } from './features/media/sweep/sweep.ts';
import { uploadedFileRoutes } from './features/media/uploads/uploaded-files.routes.ts';
import { withOwnMedia } from './features/media/exercise-media.ts';
import { videoRoutes } from './features/media/videos/video.routes.ts';
import { findWeights } from './features/pain-points/pain-points.queries.ts';
import { painPointRoutes } from './features/pain-points/pain-points.routes.ts';
import { paymentRoutes } from './features/payments/payments.routes.ts';
import { openCashDesk } from './features/payments/start-payment.ts';
import { type Deliver, webhookRoutes } from './features/payments/webhook.routes.ts';
import { findPreferences } from './features/preferences/preferences.queries.ts';
import { preferenceRoutes } from './features/preferences/preferences.routes.ts';
import { progressRoutes } from './features/progress/progress.routes.ts';
import { completionRoutes } from './features/routines/completion.routes.ts';
import { exerciseHistoryRoutes } from './features/routines/exercise-history.routes.ts';
import { routineHistoryRoutes } from './features/routines/routine-history.routes.ts';
import { routineRoutes } from './features/routines/routines.routes.ts';
import { applyEvent, applyWaiting } from './features/subscription/apply-event.ts';
import { settleEnded } from './features/subscription/records.queries.ts';
import { endRehearsals } from './features/subscription/rehearsal.queries.ts';
import { findEntitlements, findStanding } from './features/subscription/subscription.queries.ts';
import { endAllSuperseded, endSuperseded } from './features/subscription/superseded.ts';
import { subscriptionRoutes } from './features/subscription/subscription.routes.ts';
import { readJsonBodies } from './http/body.ts';
import { answerError } from './http/errors.ts';
import { type CallsAMinute, openRateLimits } from './http/rate-limit.ts';
import { contentSecurityPolicy } from './http/security.ts';
import { serveFormOn } from './http/serve-form.ts';
import { type Gate, type Serve, serveOn } from './http/serve.ts';
import { bearerGate } from './http/session.ts';
import { serveWebApp } from './http/web-app.ts';

const LARGEST_BODY_BYTES = 256 * 1024;
/** A call that has not arrived by then never will; its connection is wanted for others. */
const LONGEST_ARRIVAL_MS = 300_000;

/** How one installation differs from another. */
export type Settings = {
  /** Null lifts them. */
  rateLimits: CallsAMinute | null;
  trustedProxies: string[];
  logLevel: string;
  /** The folder of the built web app; null serves the API alone. */
  webRoot: string | null;
};

/** Puts the server together: the one place where features meet. Listens to nothing yet. */
export async function buildApp(deps: Deps, settings: Settings): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: settings.logLevel, redact: ['req.headers.authorization'] },
    trustProxy: settings.trustedProxies,
    bodyLimit: LARGEST_BODY_BYTES,
    requestTimeout: LONGEST_ARRIVAL_MS,
    frameworkErrors: answerError,
  });
  app.setErrorHandler(answerError);
  readJsonBodies(app);
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(deps.payments?.name ?? null),
  });
  await app.register(compress);
  const limits = await openRateLimits(app, settings.rateLimits);
  app.addHook('onRequest', async (request) => {
    await limits.countAddress(request);
  });

  const bearer = bearerGate({
    hashToken,
    useSession: (tokenHash) => useSession(deps.db, tokenHash, deps.now()),
  });
  const gate: Gate = {
    authenticate: async (request) => {
      const caller = await bearer.authenticate(request);
      await limits.countPerson(request, caller.userId);
      return caller;
    },
  };
  const serve = serveOn(app, gate);
  const mayDo: MayDo = (db, userId) => findEntitlements(db, userId, deps.now());
  const seenBy: SeenBy = (db, userId, exerciseIds) =>
    withOwnMedia({ ...deps, db }, userId, exerciseIds);
  authRoutes(serve, deps);
  painPointRoutes(serve, deps, mayDo);
  preferenceRoutes(serve, deps, mayDo);
  exerciseRoutes(serve, deps, { mayDo, seenBy });
  imageRoutes(serve, serveFormOn(app, gate), deps, mayDo);
  videoRoutes(serve, deps, mayDo);
  routineRoutes(serve, deps, { findWeights, findPreferences, mayDo, seenBy });
  completionRoutes(serve, deps, seenBy);
  routineHistoryRoutes(serve, deps, mayDo);
  exerciseHistoryRoutes(serve, deps);
  progressRoutes(serve, deps);
  customPlanRoutes(serve, deps, mayDo);
  subscriptionRoutes(serve, deps);
  await openPayments(app, serve, deps);
  drawingRoutes(app, deps);
  uploadedFileRoutes(app, deps);
  healthRoutes(app, deps);
  await apiDocsRoutes(app);
  await serveWebApp(app, settings.webRoot);
  return app;
}

/** Starting payments, and hearing what became of them: from the sandbox or through the webhook. */
async function openPayments(app: FastifyInstance, serve: Serve, deps: Deps): Promise<void> {
  const startPayment = openCashDesk(deps, {
    findStanding: (db, userId) => findStanding(db, userId, deps.now()),
    applyWaiting: (provider, customerId) => applyWaiting(deps, provider, customerId),
  });
  const deliver = deliverTo(deps, app.log);
  paymentRoutes(serve, deps, { startPayment, deliver });
  await webhookRoutes(app, deps, deliver);
}

/** Applies an event, and lets run out what it replaces. */
function deliverTo(deps: Deps, log: FastifyBaseLogger): Deliver {
  return async (provider, event) => {
    const applied = await applyEvent(deps, provider, event);
    if (applied.outcome !== 'applied') return applied;
    // The event is stored, and stays so: what cannot be done now is done when tidying up.
    await endSuperseded(deps, applied.userId).catch((error: unknown) => {
      log.error({ err: error }, 'a plan that was replaced goes on for now');
    });
    return applied;
  };
}

/**
 * Deletes what is over and would otherwise pile up: sessions that have ended, failures that are
 * forgotten, images that were removed, files that belong to nothing. Brings plans up to date whose period
 * has come to its end. What fails keeps nothing else from being done.
 */
export async function tidyUp(
  deps: Pick<Deps, 'db' | 'now' | 'payments' | 'storage' | 'drawings'>,
): Promise<void> {
  const { db, now } = deps;
  const steps = [
    () => closeEndedSessions(db, now()),
    () => deleteForgottenAttempts(db, now()),
    () => bringPlansUpToDate(deps),
    () => purgeDeletedImages(deps),
    () => sweep(deps),
  ];
  const faults: unknown[] = [];
  for (const step of steps) await step().catch((fault: unknown) => faults.push(fault));
  if (faults.length > 0) throw new AggregateError(faults, 'Not everything could be tidied up');
}

async function bringPlansUpToDate(deps: Pick<Deps, 'db' | 'now' | 'payments'>): Promise<void> {
  const { db, now, payments } = deps;
  for (const event of (await payments?.rehearsal?.renew()) ?? []) {
    await applyEvent(deps, 'sandbox', event);
  }
  if (payments?.name === 'stripe') await endRehearsals(db, now());
  await settleEnded(db, now());
  await endAllSuperseded(deps);
}
