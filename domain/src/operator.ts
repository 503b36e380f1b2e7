/** Who runs an installation, as far as they said. */
export type Operator = { email: string | null; name: string | null; address: string | null };

/** A postal address within a sentence. */
export const inOneLine = (address: string): string => address.replaceAll(/\s*\n\s*/g, ', ');
