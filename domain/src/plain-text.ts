/** A text for comparing: without case and accents, as people type it who search. */
export function plainText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
