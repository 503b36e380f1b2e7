import { SENTENCES } from '@limber/domain/accounts/account-rules';
import type { FastifyRequest } from 'fastify';
import { Refused } from './refused.ts';
import type { Gate } from './serve.ts';

const BEARER = /^Bearer ([\w-]{20,200})$/i;

type Sessions = {
  hashToken: (token: string) => string;
  useSession: (tokenHash: string) => Promise<number | null>;
};

/** Tells who calls by the bearer token in the request. */
export function bearerGate({ hashToken, useSession }: Sessions): Gate {
  return {
    authenticate: async (request: FastifyRequest) => {
      const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
      const tokenHash = token === undefined ? null : hashToken(token);
      const userId = tokenHash === null ? null : await useSession(tokenHash);
      if (userId === null || tokenHash === null) {
        throw new Refused(401, 'signed-out', SENTENCES.signInFirst);
      }
      return { userId, tokenHash };
    },
  };
}
