/**
 * The upper bound of this machine's Node: the measured calls with minimal code on Fastify, its
 * usual plugins and a database. Environment: PORT, DATABASE (a file of `seedCeiling`) or
 * DATABASE_URL (Limber's PostgreSQL with `seedCeilingTables`), LOG (a file) and BODY (a file with
 * Limber's library response).
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify from 'fastify';
import { destination, pino } from 'pino';
import { postgresTables } from './ceiling-postgres.ts';
import { sqliteTables } from './ceiling-sqlite.ts';
import type { Caller, Workout } from './ceiling-tables.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

const text = { type: 'string' };
const number = { type: 'integer' };
const list = (items: object) => ({ type: 'array', items });
const object = (properties: Record<string, object>) => ({ type: 'object', properties });
const answers = (schema: object) => ({ schema: { response: { 200: schema } } });

const { PORT, DATABASE = '', DATABASE_URL, LOG = '', BODY = '' } = process.env;
const tables = DATABASE_URL === undefined ? sqliteTables(DATABASE) : postgresTables(DATABASE_URL);
const library = readFileSync(BODY);

const app = fastify({
  loggerInstance: pino(
    { level: 'info', redact: ['req.headers.authorization'] },
    destination({ dest: LOG, minLength: 4096, sync: false }),
  ),
});
await app.register(helmet);
await app.register(cors, { origin: 'http://localhost', credentials: true });
await app.register(cookie);
await app.register(rateLimit, { max: 1e9, timeWindow: 60_000 });
app.decorateRequest('caller', null);
app.addHook('onRequest', async (request, reply) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const hash = createHash('sha256').update(token).digest('base64url');
  request.caller = (await tables.findCaller(hash)) ?? null;
  if (request.caller === null) return reply.code(401).send({ error: 'unauthorized' });
  return undefined;
});

const idOf = ({ caller }: { caller: Caller | null }) => caller?.id ?? 0;
const user = object({ id: number, fullName: text, username: text, email: text });
const plan = object({
  id: number,
  name: text,
  description: text,
  exerciseIds: list(number),
  estimatedDuration: number,
  createdAt: text,
});
const record = object({
  id: number,
  name: text,
  exerciseIds: list(number),
  exerciseNames: list(text),
  bodyAreas: list(text),
  totalDuration: number,
  exerciseCount: number,
  completedAt: text,
});
app.get('/api/auth/me', answers(user), (request) => request.caller);
app.get('/api/custom-plans', answers(list(plan)), (request) => tables.findPlans(idOf(request)));
app.get('/api/routine-history', answers(list(record)), (request) =>
  tables.findHistory(idOf(request)),
);
app.get('/api/routines/today', async (request, reply) => {
  reply.type('application/json');
  return JSON.stringify(JSON.parse(await tables.findRoutine(idOf(request))));
});
app.get('/api/exercises', (_request, reply) => {
  reply.type('application/json');
  return library;
});
app.post('/api/routine-history', async (request, reply) => {
  const workout = request.body as Workout;
  const id = await tables.insertRecord(idOf(request), workout);
  reply.code(201);
  return { id, ...workout };
});
const address = await app.listen({ port: Number(PORT), host: '127.0.0.1' });
console.log(`ready at ${address}`);
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
