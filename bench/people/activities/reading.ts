import { getMe } from '@limber/contract/auth';
import { listExerciseHistory } from '@limber/contract/exercise-history';
import { listExercises } from '@limber/contract/exercises';
import { PAGES } from '@limber/contract/pages';
import { getProgress, listDaysMoved } from '@limber/contract/progress';
import { listRoutineHistory } from '@limber/contract/routine-history';
import { type Activity, anyOf, type Doer, today } from '../activity.ts';

const FILES = [
  PAGES.landing.path,
  PAGES.dashboard.path,
  PAGES.exercises.path,
  '/favicon.ico',
  '/favicon.svg',
];

/** Loads pages with their data and files. */
export function reading({ client }: Doer): Activity[] {
  const range = { from: today(), until: today(), timeZone: 'UTC' };
  return [
    look(12, async () => openPage(client, anyOf(FILES) ?? '/')),
    look(10, async () => client.ask(getMe, {})),
    look(5, async () => client.ask(listRoutineHistory, { query: {} })),
    look(3, async () => client.ask(listExerciseHistory, { query: {} })),
    look(3, async () => client.ask(listDaysMoved, { query: range })),
    look(2, async () =>
      client.ask(getProgress, { params: { date: today() }, query: { timeZone: 'UTC' } }),
    ),
    look(1, async () => client.ask(listExercises, {})),
  ];
}

async function openPage(client: Doer['client'], path: string): Promise<void> {
  const page = await client.load(path);
  if (page.is !== 'done') return;
  const text = new TextDecoder().decode(page.reply);
  const asset = anyOf([...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)]);
  if (asset?.[1] !== undefined) await client.load(asset[1]);
}

const look = (share: number, call: () => Promise<unknown>): Activity => ({
  share,
  act: async () => {
    await call();
  },
  findFaults: async () => [],
});
