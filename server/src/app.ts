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
