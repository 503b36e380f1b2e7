import leven from 'leven';

/** Letters that are wrong, missing or extra. */
const MAX_DISTANCE = 2;
/** Shorter names are close to too many others: PATH, POST, HOME. */
const MIN_LENGTH = 7;

/** A sentence for each unknown variable that is close to a known one. */
export function likelyTypos(given: readonly string[], known: readonly string[]): string[] {
  return given.flatMap((name) => {
    if (name.length < MIN_LENGTH || known.includes(name)) return [];
    const meant = known.find((other) => leven(name.toUpperCase(), other) <= MAX_DISTANCE);
    return meant === undefined ? [] : [`${name} is no setting of Limber: did you mean ${meant}?`];
  });
}
