import { compileScript } from '@limber/domain/player/compile-script';
import { BODY_AREAS } from '@limber/domain/body-areas';
import { splitEvenly } from '@limber/domain/pain-points/weights';
import { DEFAULT_PREFERENCES, type RoutineMinutes } from '@limber/domain/preferences/preferences';
import { seededRandom, shuffle } from '@limber/domain/random';
import { chooseRoutine } from '@limber/domain/routines/choose-routine';
import { suits } from '@limber/domain/routines/suits';
import { candidates } from '../choice/candidates.ts';
import { sessionOf } from './session-of.ts';

const PLACES = [DEFAULT_PREFERENCES, { hasWall: true, nerveGlides: true }];

/** Routines of any areas, weights and places, the same for the same number. */
export function someRoutines(count: number) {
  return Array.from({ length: count }, (_, seed) => {
    const random = seededRandom(seed);
    const areas = shuffle(BODY_AREAS, random).slice(0, seed % (BODY_AREAS.length + 1));
    const wishes = PLACES[seed % PLACES.length] ?? DEFAULT_PREFERENCES;
    const usable = candidates.filter((each) => suits(each, wishes));
    return chooseRoutine(usable, splitEvenly(areas), random);
  });
}

/** The seconds of the sessions of these routines, from the shortest. */
export function sessionSeconds(
  routines: ReturnType<typeof someRoutines>,
  minutes: RoutineMinutes,
  isKnown: boolean,
): number[] {
  return routines
    .map((routine) => compileScript(sessionOf(routine, minutes, isKnown)).seconds)
    .toSorted((a, b) => a - b);
}
