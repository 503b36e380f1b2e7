/** Runs one measurement with its arguments: `npm run bench -- pages`. */
import { runNamed } from '../scripts/run-named.ts';

await runNamed('bench', {
  dialogs: () => import('./browser/dialogs.ts'),
  figure: () => import('./figure.ts'),
  growth: () => import('./growth.ts'),
  interaction: () => import('./browser/interaction.ts'),
  media: () => import('./media.ts'),
  pages: () => import('./pages.ts'),
  'previous-release': () => import('./previous-release.ts'),
  registrations: () => import('./registrations.ts'),
  'rolling-restarts': () => import('./rolling-restarts.ts'),
  soak: () => import('./soak.ts'),
  start: () => import('./start.ts'),
  throughput: () => import('./throughput.ts'),
  typing: () => import('./browser/typing.ts'),
  workers: () => import('./workers.ts'),
});
