/**
 * Lighthouse figures of our pages on a phone with a slow network: `npm run bench -- pages [page
 * …]`. The median of three rounds, beside pages without script and with React alone, each with and
 * without our security headers. Takes about ten minutes, and a network to fetch Lighthouse.
 * `--slow-network` really slows network and processor instead of simulating.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PAGES } from '@limber/contract/pages';
import { buildWebIfChanged } from '../scripts/build-web.ts';
import { seedUser } from '../scripts/screens/seed-user.ts';
import { startServer } from '../server/src/test/server-process.ts';
import { IN_TRUTH_SLOW, look, type Seen } from './pages/lighthouse.ts';
import { startPeers } from './pages/peers.ts';
import { print } from './pages/table.ts';

const ROUNDS = 3;
const OF_STRANGERS = [
  'landing',
  'pricing',
  'mission',
  'privacy',
  'terms',
  'contact',
  'login',
  'register',
] as const;
const OF_USERS = ['dashboard', 'exercises', 'profile'] as const;

buildWebIfChanged();
const SLOW_NETWORK = '--slow-network';
const isSlow = process.argv.includes(SLOW_NETWORK);
const asked = process.argv.slice(2).filter((argument) => argument !== SLOW_NETWORK);
const isAsked = (page: string) => asked.length === 0 || asked.includes(page);
const data = mkdtempSync(path.join(tmpdir(), 'limber-pages-'));
const server = await startServer({ DATA_DIR: data, LOG_LEVEL: 'error' });
const peers = await startPeers();
try {
  const { token } = await seedUser(server.url, 'pages');
  const pages = [
    { name: 'bare page', address: peers.bare, token: null },
    { name: 'React alone', address: peers.react, token: null },
    { name: 'bare, protected', address: peers.protectedBare, token: null },
    { name: 'React, protected', address: peers.protectedReact, token: null },
    ...OF_STRANGERS.filter(isAsked).map((name) => ({ name, address: at(name), token: null })),
    ...OF_USERS.filter(isAsked).map((name) => ({ name, address: at(name), token })),
  ];
  const rounds = new Map<string, Seen[]>(pages.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, address, token: who } of pages) {
      rounds.get(name)?.push(await look(address, who, isSlow ? IN_TRUTH_SLOW : []));
    }
  }
  print(rounds);
} finally {
  peers.end();
  await server.end('SIGTERM');
  rmSync(data, { recursive: true, force: true });
}

function at(page: keyof typeof PAGES): string {
  return server.url + PAGES[page].path;
}
