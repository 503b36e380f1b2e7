/** `npm run library -- drawings`: work on exercises and their pictures. */
import { execFileSync } from 'node:child_process';
import { writeBodyMap } from './body-map.ts';
import { writeLandingFigures } from './landing-figures.ts';
import { runNamed } from './run-named.ts';

await runNamed('library', {
  choice: () => import('../library/scripts/simulate-choice.ts'),
  drawings: async () => {
    await import('../library/scripts/drawings.ts');
    if (process.exitCode) return;
    writeLandingFigures();
    writeBodyMap();
  },
  flags: async () => {
    await import('../library/scripts/write-flags.ts');
    execFileSync('oxfmt', ['library/src/exercises'], { shell: process.platform === 'win32' });
  },
  sheet: () => import('../library/scripts/sheet.ts'),
  sign: () => import('../library/scripts/sign-area.ts'),
  'social-preview': () => import('./social-preview.ts'),
  transcripts: () => import('../library/scripts/write-transcripts.ts'),
  strips: () => import('./figure-strips.ts'),
});
