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
 * Draws the last quarter's figures for every team without them: once only, since each further draw would reveal more
 * about each person.
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
