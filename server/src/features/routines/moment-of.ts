import { ANY_MOMENT, type Moment } from '@limber/domain/moment/moment';
import type { StoredRoutine } from './routines.queries.ts';

/** The situation that a routine is adapted to; any situation by default. */
export function momentOf({ adapted }: Pick<StoredRoutine, 'adapted'>): Moment {
  return adapted?.adaptation ?? ANY_MOMENT;
}
