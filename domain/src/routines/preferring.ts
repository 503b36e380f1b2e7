/** Applies the rules in order, each only as far as it leaves something. */
export function preferring<One>(
  all: readonly One[],
  ...rules: readonly ((one: One) => boolean)[]
): readonly One[] {
  return rules.reduce((left, passes) => {
    const passing = left.filter(passes);
    return passing.length > 0 ? passing : left;
  }, all);
}
