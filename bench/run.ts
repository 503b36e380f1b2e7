/**
 * Takes one of our measurements: `npm run bench -- pages`, followed by the arguments of that one. Without a name it
 * prints all names.
 */
const MEASUREMENTS: Readonly<Record<string, () => Promise<unknown>>> = {
  blocking: () => import('./browser/blocking.ts'),
  dialogs: () => import('./browser/dialogs.ts'),
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
};

// The measurement reads the arguments that are left.
const [name = ''] = process.argv.splice(2, 1);
const measure = Object.hasOwn(MEASUREMENTS, name) ? MEASUREMENTS[name] : undefined;
if (measure) {
  await measure();
} else {
  console.error(`npm run bench -- <name>, one of: ${Object.keys(MEASUREMENTS).join(', ')}`);
  process.exitCode = 2;
}
