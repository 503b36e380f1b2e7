import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { blockingOf, tasksFromFirstPaint, type TraceEvent } from '../browser/trace.ts';
import { findChromium, NO_CHROMIUM } from '../../scripts/find-chromium.ts';

/** Fetched on demand, so that it is no dependency. */
const LIGHTHOUSE = 'lighthouse@13.0.1';
const KIB = 1024;
/** Lighthouse's occasional error for a recording without its beginning. */
const LOST_BEGINNING = 'NO_NAVSTART';
/** CPU slowdown of Lighthouse's phone. */
const PHONE_TIMES_SLOWER = 4;
/**
 * Types of requests that are not counted: visible pictures, and the manifest with its icons, which
 * Lighthouse itself requests.
 */
const UNCOUNTED = new Set(['Image', 'Manifest', 'Other']);
const run = promisify(execFile);

/** Scores are 0 to 100, times in milliseconds. */
export type Seen = Record<(typeof FIGURES)[number], number>;
export const FIGURES = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
  'lcp',
  'blocking',
  'blocking of the processor',
  'shift',
  'script',
  'requests',
] as const;

type Audit = { numericValue?: number; details?: { items: unknown[] } };
type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, Audit>;
};
type Trace = { traceEvents: TraceEvent[] };
type Request = { resourceType: string; transferSize: number };

/** Really applies the network of Lighthouse's phone, at half the CPU speed. */
export const IN_TRUTH_SLOW = [
  '--throttling-method=devtools',
  '--throttling.cpuSlowdownMultiplier=2',
];

/**
 * Visits a page with Lighthouse's defaults, a phone on a slow network, in a new browser profile,
 * except for the token. `throttling` holds arguments that replace the simulated network.
 */
export async function look(
  address: string,
  token: string | null,
  throttling: readonly string[],
): Promise<Seen> {
  try {
    return await visit(address, token, throttling);
  } catch (error) {
    if (!String(error).includes(LOST_BEGINNING)) throw error;
    return visit(address, token, throttling);
  }
}

async function visit(
  address: string,
  token: string | null,
  throttling: readonly string[],
): Promise<Seen> {
  const profile = mkdtempSync(path.join(tmpdir(), 'limber-lighthouse-'));
  const port = await freePort();
  const executablePath = findChromium();
  if (executablePath === null) throw new Error(NO_CHROMIUM);
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox'],
  });
  try {
    if (token !== null) await signIn(browser, new URL(address).origin, token);
    const report = path.join(profile, 'report.json');
    await run('npx', [
      '--yes',
      LIGHTHOUSE,
      address,
      `--port=${port}`,
      '--disable-storage-reset',
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      '--save-assets',
      ...throttling,
    ]);
    const { traceEvents } = read(path.join(profile, 'report-0.trace.json')) as Trace;
    return {
      ...figuresOf(read(report) as Report),
      // Real throttling appears in CPU time too.
      'blocking of the processor':
        throttling.length === 0
          ? blockingOf(tasksFromFirstPaint(traceEvents, PHONE_TIMES_SLOWER))
          : Number.NaN,
    };
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

type Browser = Awaited<ReturnType<typeof chromium.launchPersistentContext>>;

/** Stores the token from a page that loads nothing of the app. */
async function signIn(browser: Browser, origin: string, token: string): Promise<void> {
  const [page = await browser.newPage()] = browser.pages();
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((text) => localStorage.setItem('token', text), token);
  await page.goto('about:blank');
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function figuresOf({ categories, audits }: Report): Omit<Seen, 'blocking of the processor'> {
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = (audits['network-requests']?.details?.items ?? []) as Request[];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const counted = requests.filter(({ resourceType }) => !UNCOUNTED.has(resourceType));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    script: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / KIB,
    requests: counted.length,
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
