/**
 * Shares work between simultaneous calls: a call with a key whose work is running gets the same outcome, or
 * the same error. Nothing is cached: once the work has ended, the next call starts it again.
 */
export function singleFlight<Result>(): (
  key: string,
  work: () => Promise<Result>,
) => Promise<Result> {
  const underWay = new Map<string, Promise<Result>>();
  return (key, work) => {
    const current = underWay.get(key);
    if (current) return current;
    const outcome = work().finally(() => underWay.delete(key));
    underWay.set(key, outcome);
    return outcome;
  };
}
