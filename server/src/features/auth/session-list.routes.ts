import { createHash } from 'node:crypto';
import { DONE } from '@limber/contract/fields';
import * as sessions from '@limber/contract/sessions';
import type { Deps } from '#deps.ts';
import { notFound } from '#http/refused.ts';
import { securityEvent } from '#http/security-events.ts';
import type { Serve } from '#http/serve.ts';
import { deleteOtherSessions, deleteSession, findSessions } from './session.queries.ts';

/** The user's sessions, and how they end. */
export function sessionListRoutes(serve: Serve, { db, now }: Pick<Deps, 'db' | 'now'>): void {
  serve(sessions.listSessions, async ({ userId, tokenHash: ownHash }) => {
    const alive = await findSessions(db, userId, now());
    const listed = alive.map(({ tokenHash, device, createdAt, lastUsedAt }) => ({
      id: idOf(tokenHash),
      device,
      current: tokenHash === ownHash,
      signedInAt: createdAt,
      lastUsedAt,
    }));
    return listed.toSorted((a, b) => Number(b.current) - Number(a.current));
  });

  serve(sessions.endSession, async (call) => {
    const { userId, params } = call;
    const alive = await findSessions(db, userId, now());
    const ended = alive.find(({ tokenHash }) => idOf(tokenHash) === params.id);
    if (!ended) throw notFound();
    await deleteSession(db, ended.tokenHash);
    securityEvent(call, 'session-ended', { userId });
    return DONE;
  });

  serve(sessions.endOtherSessions, async (call) => {
    const { userId, tokenHash } = call;
    await deleteOtherSessions(db, userId, tokenHash);
    securityEvent(call, 'other-sessions-ended', { userId });
    return DONE;
  });
}

/** A public id, which reveals neither token nor its hash. */
const idOf = (tokenHash: string) =>
  createHash('sha256').update(`session ${tokenHash}`).digest('base64url');
