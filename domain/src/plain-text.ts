/** A text for comparing: without case and accents, as people type it who search. */
export function plainText(text: string): string {
  const small = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  // Turkish has an i without a dot, whose capital is that of the other one.
  return small.replaceAll('ı', 'i');
}
