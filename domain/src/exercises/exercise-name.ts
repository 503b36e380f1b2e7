/** The name of an exercise in its two parts: "JME 12 Chin Tuck" is number "JME 12" and title "Chin Tuck". */
export type NameParts = {
  /** Null in a name that does not begin with a number, or is nothing else. */
  number: string | null;
  title: string;
};

/** Parts a name, so that the title can be shown first. */
export function nameParts(name: string): NameParts {
  const [, number = null, title = name] = /^(JME \d+)\s+(\S.*)$/.exec(name) ?? [];
  return { number, title };
}
