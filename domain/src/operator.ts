/** The operator of an installation; null for facts that are not set. */
export type Operator = { email: string | null; name: string | null; address: string | null };

/** A postal address within a sentence. */
export const inOneLine = (address: string): string => address.replaceAll(/\s*\n\s*/g, ', ');
