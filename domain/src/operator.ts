/** Who runs an installation, as far as they said. */
export type Operator = { email: string | null; name: string | null; address: string | null };

const FACTS = ['name', 'address', 'email'] as const;

/** What stands in pages that are rendered ahead where the server writes who runs it. */
const SLOTS = {
  name: 'slot-of-the-operators-name',
  address: 'slot-of-the-operators-address\nwith-its-lines',
  email: 'slot-of-the-operators-email',
} as const satisfies Operator;

/** A postal address within a sentence. */
export const inOneLine = (address: string): string => address.replaceAll(/\s*\n\s*/g, ', ');

/** Names which of these facts are known, such as `name-email`. */
export function factsKnown(operator: Operator): string {
  return FACTS.filter((fact) => operator[fact] !== null).join('-') || 'none';
}

/** An operator of whom each selection of facts is known, and stands as a slot to be filled. */
export function operatorsToFill(): Operator[] {
  return orNone(SLOTS.name).flatMap((name) =>
    orNone(SLOTS.address).flatMap((address) =>
      orNone(SLOTS.email).map((email) => ({ name, address, email })),
    ),
  );
}

const orNone = (slot: string) => [null, slot];

/** The text with who the operator is in place of the slots, written so that it may stand there. */
export function fillOperator(
  text: string,
  operator: Operator,
  write: (fact: string) => string,
): string {
  const forms = FACTS.flatMap((fact) => {
    const said = operator[fact];
    const slot = SLOTS[fact];
    return said === null
      ? []
      : ([
          [slot, said],
          [inOneLine(slot), inOneLine(said)],
        ] as const);
  });
  return forms.reduce((filled, [slot, said]) => filled.replaceAll(slot, () => write(said)), text);
}
