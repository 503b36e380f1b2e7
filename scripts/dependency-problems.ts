/** A line of the page that names one package, what it is for, and its licence. */
const ROW = /^\| `([^`]+)` +\| (.*?) +\| ([\w.-]+) +\|$/gm;

/**
 * Where the page and the dependencies differ, each as a sentence that says what to do. The licences are
 * those of the packages named in package.json files; null is not known.
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
    const told = rows.get(name);
    if (told === undefined || licence === null || told === licence) return [];
    return [`The licence of ${name} is ${licence}, not ${told}. See whether it suits decision 7.`];
  });
  return [...missing, ...gone, ...changed];
}
