/**
 * The value of JSON text, also of JSON text within JSON text; `[]` when it cannot be parsed. Other values are
 * returned unchanged.
 */
export function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return readJson(JSON.parse(value));
  } catch {
    return [];
  }
}

/** The record with lists in these fields, parsed where they are JSON text; `[]` for anything else. */
export function withLists<Row extends object>(row: Row, fields: readonly (keyof Row)[]): Row {
  const lists = fields.map((field) => {
    const list = readJson(row[field]);
    return [field, Array.isArray(list) ? list : []] as const;
  });
  return { ...row, ...Object.fromEntries(lists) };
}
