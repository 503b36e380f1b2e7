import { drawFigures } from '@limber/domain/insight/insight';
import { lastQuarter } from '@limber/domain/insight/quarters';
import type { ExternalDeps } from '#deps.ts';
import {
  findPersonsQuarters,
  findTeamsWithout,
  insertInsight,
  lockUndrawn,
} from './insight.queries.ts';

/**
 * Draws the figures of the last quarter for every team that has none yet: once, whoever does it and however often it
 * is tried, since each further draw would tell more about each person.
 */
export async function drawInsight({
  db,
  now,
  secretRandom,
}: Pick<ExternalDeps, 'db' | 'now' | 'secretRandom'>): Promise<void> {
  const quarter = lastQuarter(now());
  for (const teamId of await findTeamsWithout(db, quarter)) {
    await db.transaction().execute(async (tx) => {
      if (!(await lockUndrawn(tx, teamId, quarter.name))) return;
      const people = await findPersonsQuarters(tx, teamId, quarter);
      const figures = drawFigures(people, quarter.weeks, secretRandom);
      const drawn = { quarter: quarter.name, people: people.length, figures };
      await insertInsight(tx, teamId, drawn, now());
    });
  }
}
