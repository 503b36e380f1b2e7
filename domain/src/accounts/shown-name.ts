/** What is said of names that others read, in mails too. */
export const NAME_SENTENCES = {
  oneLine: 'must be one line, without hidden characters',
  noAddress: 'must not hold a web address or an email address',
} as const;

/** Breaks a line, is no character to read, or turns the direction of all that follows: marks for one place are fine. */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** Anything but room and what no font draws: joiners within a name are fine, alone they are nothing to read. */
const VISIBLE = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u;

/**
 * What mail programs make a link of: a scheme, "www.", a domain with a path, an address of e-mail. A domain alone, such
 * as "Acme.io", is a name like any other.
 */
const WEB_ADDRESS =
  /:\/\/|\bwww\.|\b(?:https?|ftp|mailto|tel|sms|data|file|javascript):(?=\S)|[^\s/]\.\p{L}{2,}[/?#]|[^\s@]@[^\s@]+\.\p{L}{2,}/iu;

/** Signs that look or work like the dot of a domain, where NFKC does not make them one. */
const DOTS = /[\u3002\uFF61]/g;

/** As mail programs may read it: full-width and other forms of letters are the letters. */
const asRead = (name: string): string => name.normalize('NFKC').replaceAll(DOTS, '.');

/** Whether there is anything to read in a text. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/**
 * Why others cannot be shown this name, or null when they can: it reaches strangers in mails, which must not carry
 * paragraphs or links of whoever chose it.
 */
export function shownNameProblem(name: string): string | null {
  if (HIDDEN.test(name)) return NAME_SENTENCES.oneLine;
  return WEB_ADDRESS.test(asRead(name)) ? NAME_SENTENCES.noAddress : null;
}
