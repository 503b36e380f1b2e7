import { defineConfig } from 'vitest/config';
import { readBehaviours } from './scripts/specification/behaviours.ts';

/** Milliseconds after which a test hangs: it passes no judgement on a busy machine. */
const LIMIT = { testTimeout: 600_000, hookTimeout: 600_000 };

/** Three projects: pure functions, the server with its databases, and the web app in a simulated browser. */
export default defineConfig({
  test: {
    // By default Vitest leaves one processor free, which is half of a machine with two.
    maxWorkers: '100%',
    // A test with an unknown tag fails.
    tags: readBehaviours(import.meta.dirname).map(({ id, text }) => ({
      name: `spec:${id}`,
      description: text,
    })),
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{domain,contract,figure,library}/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          // Pure functions share no state, so that modules are loaded once for all files.
          isolate: false,
          setupFiles: ['domain/src/test/fixed-seed.ts'],
          ...LIMIT,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/test/vitest-postgres.ts'],
          setupFiles: ['domain/src/test/fixed-seed.ts'],
          // The files share no state: loading Fastify, Kysely and zod only once saves a third of the time.
          isolate: false,
          ...LIMIT,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/*.test.ts', 'web/{document,src}/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['web/src/test/setup.ts'],
          // Loading React for each file would cost more than the tests; setup.ts resets the state between
          // tests.
          isolate: false,
          ...LIMIT,
        },
      },
    ],
  },
});
