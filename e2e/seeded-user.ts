import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { type SeededUser, seedUser, spreadOverDays } from '../scripts/screens/seed-user.ts';
import { test as base } from './test.ts';

/** For read-only tests: one user per worker with a week of data. */
export const test = base.extend<object, { seededUser: SeededUser }>({
  seededUser: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what is needed
    async ({}, use, { project }) => {
      const seededUser = await seedUser(project.use.baseURL ?? '', `ada-${randomUUID()}`);
      const folder = process.env.E2E_DATA_DIR ?? '';
      spreadOverDays(path.join(folder, 'limber.sqlite'), seededUser.userId);
      await use(seededUser);
    },
    { scope: 'worker' },
  ],
});
