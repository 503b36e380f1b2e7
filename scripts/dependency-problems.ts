/** A line of the page that names one package, what it is for, and its licence. */
const ROW = /^\| `([^`]+)` +\| (.*?) +\| ([\w.-]+) +\|$/gm;

/**
 * The differences between the page and the dependencies, each as a sentence that says what to do. `licences`
 * maps every package that a package.json names to its licence; null when it is not known.
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
