import { servesItsArea } from '@limber/domain/routines/serves-its-area';
import { factsOf } from '../motion-facts/facts-of.ts';
import { library } from '../library.ts';
import { placeOf } from '../safety/place-of.ts';

/** The exercises that a routine may hold, with the facts by which it is chosen. */
export const candidates = library.filter(servesItsArea).map((entry) =>
  Object.assign({}, entry, factsOf(entry), {
    place: placeOf(entry),
    variantOf: entry.variantOf ?? null,
    core: entry.core ?? null,
  }),
);
export type Candidate = (typeof candidates)[number];
