/**
 * Joins work that several callers ask for at the same time: whoever asks for a key while its work is under
 * way gets the same outcome, or the same error. Nothing is kept once it has ended: the next call works anew.
 */
export function singleFlight<Outcome>(): (
  key: string,
  work: () => Promise<Outcome>,
) => Promise<Outcome> {
  const underWay = new Map<string, Promise<Outcome>>();
  return (key, work) => {
    const current = underWay.get(key);
    if (current) return current;
    const outcome = work().finally(() => underWay.delete(key));
    underWay.set(key, outcome);
    return outcome;
  };
}
