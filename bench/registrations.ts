/**
 * Answer times during password hashing and photo encoding, as the median ratio to those without:
 * `npm run bench -- registrations [seconds of a round] [rounds]`. A static file beside 32
 * concurrent registrations; a screen's calls beside 20 sign-ins a second, and beside four people
 * uploading photos; an idle server beside each shows the machine's share. Rounds with and without
 * the load alternate. Calls go out at fixed times, from another thread.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startServer } from '../server/src/test/server-process.ts';
import { newUser } from '../server/src/test/new-user.ts';
import { type Flood, postAccount } from './accounts.ts';

const [SECONDS = 5, ROUNDS = 7] = process.argv.slice(2).map(Number);
type Question = { what: string; url: string; everyMs: number; headers: Record<string, string> };

/** Time for the load to start or drain before a round. */
const SETTLE_MS = 700;
const ACCOUNTS = 40;

const data = mkdtempSync(path.join(tmpdir(), 'limber-registrations-'));
const server = await startServer({
  DATA_DIR: data,
  TRUSTED_PROXIES: 'loopback',
  LOG_LEVEL: 'error',
});
const bareServer = fork(new URL('bare-server.ts', import.meta.url));
const [bareUrl] = (await once(bareServer, 'message')) as [string];
const agent = new Agent({ keepAlive: true, scheduling: 'fifo' });
try {
  const names = Array.from({ length: ACCOUNTS }, (_, index) => `flooder${index}`);
  const opened = [];
  for (const name of names) {
    opened.push(await postAccount(server.url, 'register', newUser(name)));
  }
  const authorization = `Bearer ${opened[0]?.token}`;
  const beside = (kind: Flood['kind']): Flood => ({ url: server.url, kind, names });
  const ofServer = (address: string, everyMs: number, headers = {}): Question => ({
    what: address,
    url: server.url + address,
    everyMs,
    headers,
  });
  await compare(beside('registrations'), ofServer('/favicon.svg', 10));
  for (const kind of ['sign-ins', 'images'] as const) {
    await compare(beside(kind), ofServer('/api/auth/me', 10, { authorization }));
    await compare(beside(kind), ofServer('/api/exercises', 50, { authorization }));
    const bare = { what: 'a server with nothing to do', url: bareUrl, everyMs: 10, headers: {} };
    await compare(beside(kind), bare);
  }
} finally {
  agent.destroy();
  bareServer.kill();
  await server.end('SIGTERM');
  rmSync(data, { recursive: true, force: true });
}

/** Alternates rounds with and without the load. */
async function compare(flood: Flood, question: Question): Promise<void> {
  await timesOf(question, 1);
  const rounds: { alone: number[]; beside: number[] }[] = [];
  const statuses = new Map<string, number>();
  while (rounds.length < ROUNDS) {
    const alone = await timesOf(question, SECONDS);
    const { result, answers } = await during(flood, () => timesOf(question, SECONDS));
    rounds.push({ alone, beside: result });
    for (const [status, count] of Object.entries(answers)) {
      statuses.set(status, (statuses.get(status) ?? 0) + count);
    }
  }
  const said = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  console.log(`${question.what} beside ${flood.kind}, ${ROUNDS} rounds of ${SECONDS} s (${said})`);
  for (const share of [0.5, 0.99]) {
    const ratios = rounds.map(
      ({ alone, beside }) => quantile(beside, share) / quantile(alone, share),
    );
    const [least, middle, most] = [0, 0.5, 1].map((at) => quantile(ratios, at).toFixed(2));
    const [was, is] = (['alone', 'beside'] as const).map((which) =>
      quantile(
        rounds.flatMap((round) => round[which]),
        share,
      ).toFixed(1),
    );
    console.log(
      `  ${share * 100} % within ${was} ms alone, ${is} ms beside: ${middle} times (rounds: ${least} to ${most})`,
    );
  }
}

async function during<Result>(
  flood: Flood,
  measure: () => Promise<Result>,
): Promise<{ result: Result; answers: Record<string, number> }> {
  const worker = new Worker(new URL('flood.ts', import.meta.url), { workerData: flood });
  await once(worker, 'online');
  await pause(SETTLE_MS);
  const result = await measure();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  worker.postMessage('stop');
  const [answers] = (await once(worker, 'message')) as [Record<string, number>];
  await worker.terminate();
  await pause(SETTLE_MS);
  return { result, answers };
}

/**
 * Sends at fixed times, whatever the answers take; returns milliseconds from the due time to each
 * answer.
 */
async function timesOf({ url, everyMs, headers }: Question, seconds: number): Promise<number[]> {
  const asked: Promise<number>[] = [];
  const began = performance.now();
  while (asked.length < (seconds * 1000) / everyMs) {
    const early = began + asked.length * everyMs - performance.now();
    if (early > 0) await pause(early);
    asked.push(timeOf(url, headers));
  }
  return Promise.all(asked);
}

async function timeOf(url: string, headers: Question['headers']): Promise<number> {
  const began = performance.now();
  const request = get(url, { agent, headers });
  const [answer] = (await once(request, 'response')) as [NodeJS.ReadableStream];
  answer.resume();
  await once(answer, 'end');
  return performance.now() - began;
}

function quantile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN;
}
