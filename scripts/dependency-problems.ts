/** A line of the page: package, purpose, licence. */
const ROW = /^\| `([^`]+)` +\| (.*?) +\| ([\w.-]+) +\|$/gm;

/**
 * Differences between the page and the dependencies, as sentences. `licences`: the licence of each dependency,
 * null when not known.
 */
export function dependencyProblems(page: string, licences: Map<string, string | null>): string[] {
  const rows = new Map([...page.matchAll(ROW)].map(([, name = '', , licence]) => [name, licence]));
  const missing = [...licences.keys()]
    .filter((name) => !rows.has(name))
    .map((name) => `${name} is missing. Add a line that says what it is for, and its licence.`);
  const gone = [...rows.keys()]
    .filter((name) => !licences.has(name))
    .map((name) => `No package.json names ${name}. Delete its line.`);
  const changed = [...licences].flatMap(([name, licence]) => {
    const documented = rows.get(name);
    if (documented === undefined || licence === null || documented === licence) return [];
    return [
      `The licence of ${name} is ${licence}, not ${documented}. See whether it suits decision 7.`,
    ];
  });
  return [...missing, ...gone, ...changed];
}
