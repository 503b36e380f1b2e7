import type { Deps } from './deps.ts';
import { deletionRoutes } from './features/account-data/deletion.routes.ts';
import { downloadRoutes } from './features/account-data/download.routes.ts';
import { auditLogRoutes } from './features/admin/audit-log.routes.ts';
import { installationRoutes } from './features/admin/installation.routes.ts';
import { peopleRoutes } from './features/admin/people.routes.ts';
import { teamListRoutes } from './features/admin/teams.routes.ts';
import { apiDocsRoutes } from './features/api-docs/api-docs.routes.ts';
import { accountMailRoutes } from './features/auth/account-mail.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { registrationRoutes } from './features/auth/registration.routes.ts';
import { secondFactorRoutes } from './features/auth/second-factor.routes.ts';
import { sessionListRoutes } from './features/auth/session-list.routes.ts';
import { billingDetailsRoutes } from './features/billing/billing-details.routes.ts';
import { billingRoutes } from './features/billing/billing.routes.ts';
import { receiptRoutes } from './features/billing/receipts.routes.ts';
import { teamSubscriptionRoutes } from './features/billing/team-subscription.routes.ts';
import { webhookRoutes } from './features/billing/webhook.routes.ts';
import { checkInRoutes } from './features/check-ins/check-ins.routes.ts';
import { customPlanRoutes } from './features/custom-plans/custom-plans.routes.ts';
import { discomfortRoutes } from './features/discomfort/discomfort.routes.ts';
import { exerciseWishRoutes } from './features/exercise-wishes/exercise-wishes.routes.ts';
import { exerciseRoutes } from './features/exercises/exercises.routes.ts';
import { healthCardRoutes } from './features/health-card/health-card.routes.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { insightRoutes } from './features/insight/insight.routes.ts';
import { drawingRoutes } from './features/media/drawings/drawings.routes.ts';
import { imageRoutes } from './features/media/uploads/images.routes.ts';
import { uploadedFileRoutes } from './features/media/uploads/uploaded-files.routes.ts';
import { videoRoutes } from './features/media/videos/video.routes.ts';
import { painPointRoutes } from './features/pain-points/pain-points.routes.ts';
import { preferenceRoutes } from './features/preferences/preferences.routes.ts';
import { progressRoutes } from './features/progress/progress.routes.ts';
import { adaptRoutes } from './features/routines/adapt.routes.ts';
import { completionRoutes } from './features/routines/completion.routes.ts';
import { exerciseHistoryRoutes } from './features/routines/exercise-history.routes.ts';
import { routineHistoryRoutes } from './features/routines/routine-history.routes.ts';
import { routineRoutes } from './features/routines/routines.routes.ts';
import { visitorRoutes } from './features/routines/visitor.routes.ts';
import { batchRoutes } from './features/batch/batch.routes.ts';
import { sourceRoutes } from './features/source/source.routes.ts';
import { teamInvitationRoutes } from './features/team/invitations.routes.ts';
import { teamRoutes } from './features/team/team.routes.ts';
import type { Serve } from './http/serve.ts';

export const ROUTES: readonly ((serve: Serve, deps: Deps) => void)[] = [
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
  exerciseWishRoutes,
  customPlanRoutes,
  billingRoutes,
  receiptRoutes,
  billingDetailsRoutes,
  teamRoutes,
  teamSubscriptionRoutes,
  teamInvitationRoutes,
  peopleRoutes,
  teamListRoutes,
  auditLogRoutes,
  installationRoutes,
  insightRoutes,
  batchRoutes,
  webhookRoutes,
  healthRoutes,
  apiDocsRoutes,
  sourceRoutes,
];
