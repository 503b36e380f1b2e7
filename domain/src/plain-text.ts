/** Text for comparison in a search, without case and accents. */
export function plainText(text: string): string {
  const small = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  // Turkish has an i without a dot; its capital is an ordinary I.
  return small.replaceAll('ı', 'i');
}
