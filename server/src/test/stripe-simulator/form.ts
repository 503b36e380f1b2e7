/** Parameters of a form: texts, lists and objects. */
export type Params = { [name: string]: unknown };

/** Turns objects with the keys 0, 1, … into lists, which are sent as `items[0]`, `items[1]`. */
function asLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, asLists(part)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

/** Reads a form or a query with names such as `items[0][price]`. */
export function parseForm(text: string): Params {
  const root: Params = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.split(/\]?\[|\]$/).filter((key) => key !== '');
    let place = root;
    for (const key of keys.slice(0, -1)) {
      place[key] ??= {};
      place = place[key] as Params;
    }
    place[keys.at(-1) ?? name] = value;
  }
  return asLists(root) as Params;
}
