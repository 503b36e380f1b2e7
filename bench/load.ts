import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';

/** What became of the calls, and what the server said that it has kept. */
export type Tally = {
  calls: number;
  /** By status, or by the code of the system where there was no answer. */
  failures: Map<string, number>;
  slowestMs: number;
  /** Of each account, the workouts that were acknowledged. */
  workouts: Map<Account, Set<number>>;
};

/** Somebody who moves, and the client that plays them. */
export type Account = { username: string; token: string };

type Call = (
  path: string,
  body?: object,
  method?: string,
) => Promise<{ status: number; json: unknown } | null>;

const PASSWORD = 'a calm neck 42';
const PATIENCE_MS = 20_000;
/** Between two calls of one client. */
const PAUSE_MS = 20;
const RETRY_MS = 500;
const PAGES = ['/', '/dashboard', '/exercises'];

export const createTally = (): Tally => ({
  calls: 0,
  failures: new Map(),
  slowestMs: 0,
  workouts: new Map(),
});

/** Opens so many accounts. */
export async function openAccounts(url: string, count: number): Promise<Account[]> {
  const accounts: Account[] = [];
  while (accounts.length < count) {
    const username = `load${randomBytes(4).toString('hex')}`;
    const answer = await fetch(`${url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        fullName: 'Ada Lovelace',
        username,
        email: `${username}@example.com`,
        password: PASSWORD,
      }),
    });
    if (!answer.ok) throw new Error(`Nobody can register: ${await answer.text()}`);
    const { token } = (await answer.json()) as { token: string };
    accounts.push({ username, token });
  }
  return accounts;
}

/** Calls as `account` until `isOver`, a mix as of a day in an office. */
export async function useProduct(
  url: string,
  account: Account,
  tally: Tally,
  isOver: () => boolean,
): Promise<void> {
  const call = createCall(url, account, tally);
  const workouts = tally.workouts.get(account) ?? new Set<number>();
  tally.workouts.set(account, workouts);
  while (!isOver()) {
    const dice = Math.random();
    if (dice < 0.3) await saveWorkout(call, workouts);
    else if (dice < 0.5) await doRoutine(call);
    else if (dice < 0.65) await call(PAGES[Math.floor(Math.random() * PAGES.length)] ?? '/');
    else if (dice < 0.75) await call('/api/routine-history');
    else if (dice < 0.85) await savePlan(call);
    else if (dice < 0.97) await call('/api/auth/me');
    else if (dice < 0.99) await upload(url, account, tally);
    else await signInAndOut(url, account, call);
    await pause(PAUSE_MS);
  }
}

/** The acknowledged workouts that are not there any more. */
export async function findLost(url: string, tally: Tally): Promise<string[]> {
  const lost: string[] = [];
  for (const [account, acknowledged] of tally.workouts) {
    const call = createCall(url, account, createTally());
    const kept = new Set<number>();
    for (let before = ''; ;) {
      const records = await readPage(call, `/api/routine-history${before}`);
      const last = records.at(-1);
      if (last === undefined) break;
      for (const { id } of records) kept.add(id);
      before = `?before=${last.id}`;
    }
    lost.push(...[...acknowledged].filter((id) => !kept.has(id)).map((id) => `workout ${id}`));
  }
  return lost;
}

/** Asks until there is an answer: what is kept is the question, not whether the server is busy. */
async function readPage(call: Call, path: string): Promise<{ id: number }[]> {
  for (;;) {
    const answer = await call(path);
    if (answer?.status === 200) return answer.json as { id: number }[];
    if (answer?.status === 401) throw new Error('An account that was opened is gone');
    await pause(RETRY_MS);
  }
}

function createCall(url: string, { token }: Account, tally: Tally): Call {
  return async (path, body, method = body ? 'POST' : 'GET') =>
    count(tally, async () => {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'idempotency-key': randomUUID(),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
      return { status: answer.status, json: isJson ? (JSON.parse(text) as unknown) : text };
    });
}

async function count<Answer extends { status: number }>(
  tally: Tally,
  work: () => Promise<Answer>,
): Promise<Answer | null> {
  const began = performance.now();
  let answer: Answer | null = null;
  let failure: string | null = null;
  try {
    answer = await work();
    // What a limit refuses, such as a third upload at once, is no failure.
    if (answer.status >= 500) failure = String(answer.status);
  } catch (error) {
    const { cause, name } = error as { cause?: { code?: string }; name: string };
    failure = cause?.code ?? name;
  }
  tally.calls += 1;
  tally.slowestMs = Math.max(tally.slowestMs, performance.now() - began);
  if (failure !== null) tally.failures.set(failure, (tally.failures.get(failure) ?? 0) + 1);
  return answer;
}

/** Signs out as well: an account has so many sessions, and the oldest ends for a new one. */
async function signInAndOut(url: string, { username }: Account, call: Call): Promise<void> {
  const answer = await call('/api/auth/login', { username, password: PASSWORD });
  if (answer?.status !== 200) return;
  const { token } = answer.json as { token: string };
  await createCall(url, { username, token }, createTally())('/api/auth/logout', {});
}

async function saveWorkout(call: Call, workouts: Set<number>): Promise<void> {
  const answer = await call('/api/routine-history', {
    name: 'Daily Routine',
    exerciseIds: [1, 2],
    exerciseNames: ['one', 'two'],
    bodyAreas: ['neck'],
    totalDuration: 72,
    exerciseCount: 2,
  });
  if (answer?.status === 201) workouts.add((answer.json as { id: number }).id);
}

async function doRoutine(call: Call): Promise<void> {
  const today = await call('/api/routines/today');
  const routine = today?.json as { id?: number } | undefined;
  if (today?.status !== 200 || routine?.id === undefined) return;
  await call(`/api/routines/${routine.id}/complete-exercise/0`, {});
}

async function savePlan(call: Call): Promise<void> {
  const saved = await call('/api/custom-plans', {
    name: 'Lunch break',
    description: '',
    exerciseIds: [1, 2],
  });
  // A free account holds three: the next one finds room again.
  if (saved?.status === 201) {
    await call(`/api/custom-plans/${(saved.json as { id: number }).id}`, undefined, 'DELETE');
  }
}

async function upload(url: string, { token }: Account, tally: Tally): Promise<void> {
  const raw = { width: 64, height: 64, channels: 3 } as const;
  const image = await sharp(randomBytes(64 * 64 * 3), { raw })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('exerciseId', '1');
  form.append('images', new Blob([new Uint8Array(image)]), 'one.png');
  await count(tally, async () => {
    const answer = await fetch(`${url}/api/exercises/upload-images`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.text();
    return answer;
  });
}
