/** The value of JSON text, also of one inside another; an empty list where it cannot be read. Other values stay. */
export function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return readJson(JSON.parse(value));
  } catch {
    return [];
  }
}

/** The record with lists in these fields, which may be JSON text; what is none is an empty list. */
export function withLists<Row extends object>(row: Row, fields: readonly (keyof Row)[]): Row {
  const lists = fields.map((field) => {
    const list = readJson(row[field]);
    return [field, Array.isArray(list) ? list : []] as const;
  });
  return { ...row, ...Object.fromEntries(lists) };
}
