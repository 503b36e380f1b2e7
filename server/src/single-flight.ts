/**
 * Work that several may ask for at the same time: who comes while it is under way gets the same outcome.
 * Once it is done, well or not, asking again begins anew.
 */
export function singleFlight<Outcome>(): (
  key: string,
  work: () => Promise<Outcome>,
) => Promise<Outcome> {
  const underWay = new Map<string, Promise<Outcome>>();
  return (key, work) => {
    const begun = underWay.get(key);
    if (begun) return begun;
    const outcome = work().finally(() => underWay.delete(key));
    underWay.set(key, outcome);
    return outcome;
  };
}
