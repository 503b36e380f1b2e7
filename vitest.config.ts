import { defineConfig } from 'vitest/config';
import { readBehaviours } from './scripts/specification/behaviours.ts';

/** The rules are fast and many; endpoints run on both databases; screens run in a simulated browser. */
export default defineConfig({
  test: {
    // By itself Vitest leaves one processor free: where there are two, half of what there is.
    maxWorkers: '100%',
    // Every tag has to be known: a test with another one fails.
    tags: readBehaviours(import.meta.dirname).map(({ id, text }) => ({
      name: `spec:${id}`,
      description: text,
    })),
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{domain,contract,figure,library}/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          // Pure functions leave nothing behind: their modules are loaded once for all files.
          isolate: false,
          setupFiles: ['domain/src/test/fixed-seed.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/test/vitest-postgres.ts'],
          setupFiles: ['domain/src/test/fixed-seed.ts'],
          // A file leaves nothing behind but open modules: loading Fastify, Kysely and zod once saves a third.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['web/src/test/setup.ts'],
          // Loading React and the screens for each file cost more than the tests: setup.ts clears up.
          isolate: false,
          testTimeout: 30_000,
        },
      },
    ],
  },
});
