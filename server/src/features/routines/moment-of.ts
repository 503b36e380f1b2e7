import { ANY_MOMENT, type Moment } from '@limber/domain/moment/moment';
import type { StoredRoutine } from './routines.queries.ts';

/** The moment that a routine is adapted to; any while it is not. */
export function momentOf({ adapted }: Pick<StoredRoutine, 'adapted'>): Moment {
  return adapted?.adaptation ?? ANY_MOMENT;
}
