import type { Registration } from '@limber/domain/accounts/registration';
import type { Installation } from '@limber/domain/installation';
import type { FastifyInstance } from 'fastify';
import type { Deps, ExternalDeps } from './deps.ts';
import { renewSession } from './features/auth/session.queries.ts';
import { isOpenAccount } from './features/auth/users.queries.ts';
import { claimWaitingMail } from './features/auth/write-mail.ts';
import type { AnsweredCall } from './http/answered-call.ts';
import { createAuthentication, requireAdministrator } from './http/authenticate.ts';
import { createHttpServer } from './http/create-http-server.ts';
import { type CallsAMinute, createRateLimits } from './http/rate-limit.ts';
import { createServe } from './http/serve.ts';
import { warnOfUntrustedProxy } from './http/warn-of-untrusted-proxy.ts';
import { serveWebApp } from './http/web-app.ts';
import { ROUTES } from './routes.ts';
import { unavailablePart } from './unavailable-part.ts';

export type Settings = {
  /** Null for no limits. */
  rateLimits: CallsAMinute | null;
  trustedProxies: string[];
  registration: Registration;
  logLevel: string;
  /** The standard output by default. */
  logTo?: { write: (line: string) => void };
  /** Called after each answer. */
  onAnswered?: (call: AnsweredCall) => void;
  /** The built web app; null serves the API alone. */
  webRoot: string | null;
  /** E-mail address that users can write to; null when not set. */
  contactEmail: string | null;
  /** The installation's address; null when not set. */
  publicUrl: string | null;
  /** The operator and their postal address; null when not set. */
  operatorName: string | null;
  operatorAddress: string | null;
};

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
  const outbox = external.openOutbox(app.log, () => claimWaitingMail(external));
  app.addHook('onListen', async () => outbox.open());
  app.addHook('onClose', () => outbox.close());
  const deps: Deps = {
    ...external,
    outbox,
    registration: settings.registration,
    throttlesRegistration: settings.rateLimits !== null,
  };
  for (const addRoutes of ROUTES) addRoutes(serve, deps);
  await serveWebApp(app, settings.webRoot, installationOf(settings, outbox.delivers));
  return app;
}

const installationOf = (settings: Settings, sendsMail: boolean): Installation => ({
  operator: {
    email: settings.contactEmail,
    name: settings.operatorName,
    address: settings.operatorAddress,
  },
  registration: settings.registration,
  sendsMail,
  publicUrl: settings.publicUrl,
});
