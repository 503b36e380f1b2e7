import { defineConfig } from 'vitest/config';

/** The rules are fast and many; endpoints run on both databases; screens run in a simulated browser. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', include: ['{domain,contract,figure,library}/src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/test/vitest-postgres.ts'],
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
        },
      },
    ],
  },
});
