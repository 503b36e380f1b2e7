/**
 * What this machine's Node can do at all, to measure Limber against: the same kind of calls with as little code as
 * Fastify, its usual plugins and SQLite need. Environment: PORT, DATABASE (a file that `seedCeiling` wrote), LOG
 * (a file) and BODY (a file with the library as Limber sends it).
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify from 'fastify';
import { destination, pino } from 'pino';

declare module 'fastify' {
  interface FastifyRequest {
    caller: { id: number } | null;
  }
}

const text = { type: 'string' };
const number = { type: 'integer' };
const list = (items: object) => ({ type: 'array', items });
const object = (properties: Record<string, object>) => ({ type: 'object', properties });
const answers = (schema: object) => ({ schema: { response: { 200: schema } } });

const { PORT, DATABASE = '', LOG = '', BODY = '' } = process.env;
const db = new DatabaseSync(DATABASE);
db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000;');
const findSession = db.prepare(
  'select user.* from session join user on user.id = session.userId where tokenHash = ? and expires > ?',
);
const findPlans = db.prepare('select * from plan where userId = ? order by id desc limit 50');
const findHistory = db.prepare('select * from history where userId = ? order by id desc limit 50');
const findRoutine = db.prepare('select body from routine where userId = ?');
const insertRecord = db.prepare(
  'insert into history (userId, name, exerciseIds, exerciseNames, bodyAreas, totalDuration, exerciseCount, completedAt) values (?, ?, ?, ?, ?, ?, ?, ?)',
);
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
  request.caller = (findSession.get(hash, Date.now()) ?? null) as { id: number } | null;
  if (request.caller === null) return reply.code(401).send({ error: 'unauthorized' });
  return undefined;
});

const idOf = ({ caller }: { caller: { id: number } | null }) => caller?.id ?? 0;
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
const parsed = (row: Record<string, unknown>, names: readonly string[]) => {
  for (const name of names) row[name] = JSON.parse(String(row[name]));
  return row;
};

app.get('/api/auth/me', answers(user), (request) => request.caller);
app.get('/api/custom-plans', answers(list(plan)), (request) =>
  findPlans.all(idOf(request)).map((row) => parsed(row, ['exerciseIds'])),
);
app.get('/api/routine-history', answers(list(record)), (request) =>
  findHistory
    .all(idOf(request))
    .map((row) => parsed(row, ['exerciseIds', 'exerciseNames', 'bodyAreas'])),
);
app.get('/api/routines/today', (request, reply) => {
  reply.type('application/json');
  return JSON.stringify(JSON.parse(String(findRoutine.get(idOf(request))?.body)));
});
app.get('/api/exercises', (_request, reply) => {
  reply.type('application/json');
  return library;
});
app.post('/api/routine-history', (request, reply) => {
  const body = request.body as Record<string, never>;
  const { lastInsertRowid } = insertRecord.run(
    idOf(request),
    body.name ?? '',
    JSON.stringify(body.exerciseIds),
    JSON.stringify(body.exerciseNames),
    JSON.stringify(body.bodyAreas),
    body.totalDuration ?? 0,
    body.exerciseCount ?? 0,
    new Date().toISOString(),
  );
  reply.code(201);
  return { id: Number(lastInsertRowid), ...body };
});
const address = await app.listen({ port: Number(PORT), host: '127.0.0.1' });
console.log(`ready at ${address}`);
process.once('SIGTERM', () => void app.close());
