/** "JME 12 Chin Tuck" has the number "JME 12" and the title "Chin Tuck". */
export type NameParts = {
  /** Null when the name has no number, or nothing else. */
  number: string | null;
  title: string;
};

export function nameParts(name: string): NameParts {
  const [, number = null, title = name] = /^(JME \d+)\s+(\S.*)$/.exec(name) ?? [];
  return { number, title };
}
