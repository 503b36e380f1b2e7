import leven from 'leven';

/** Two letters that are wrong, missing or too many. */
const MAX_DISTANCE = 2;
/** Of shorter names too many others are close: PATH, POST, HOME. */
const MIN_LENGTH = 7;

/** A sentence for each variable that is not known and that is close to one that is. */
export function likelyTypos(given: readonly string[], known: readonly string[]): string[] {
  return given.flatMap((name) => {
    if (name.length < MIN_LENGTH || known.includes(name)) return [];
    const meant = known.find((other) => leven(name.toUpperCase(), other) <= MAX_DISTANCE);
    return meant === undefined ? [] : [`${name} is no setting of Limber: did you mean ${meant}?`];
  });
}
