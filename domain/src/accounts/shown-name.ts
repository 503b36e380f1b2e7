export const NAME_SENTENCES = {
  oneLine: 'must be one line, without hidden characters',
  noAddress: 'must not hold a web address or an email address',
} as const;

/**
 * Line breaks, control characters, and marks that turn the direction of all that follows. Joiners and marks
 * within a name are fine.
 */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** Anything but white space and characters that no font draws. */
const VISIBLE = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Text that mail programs turn into links: a scheme, "www.", a domain with a path, an e-mail address. A
 * domain alone, such as "Acme.io", is a valid name.
 */
const WEB_ADDRESS =
  /:\/\/|\bwww\.|\b(?:https?|ftp|mailto|tel|sms|data|file|javascript):(?=\S)|[^\s/]\.\p{L}{2,}[/?#]|[^\s@]@[^\s@]+\.\p{L}{2,}/iu;

/** Full stops of other scripts, which NFKC leaves as they are. */
const DOTS = /[\u3002\uFF61]/g;

const asRead = (name: string): string => name.normalize('NFKC').replaceAll(DOTS, '.');

export const isVisible = (text: string): boolean => VISIBLE.test(text);

/**
 * The reason why others cannot be shown this name, or null. Names reach strangers in mails, which must not
 * carry somebody's own paragraphs or links.
 */
export function shownNameProblem(name: string): string | null {
  if (HIDDEN.test(name)) return NAME_SENTENCES.oneLine;
  return WEB_ADDRESS.test(asRead(name)) ? NAME_SENTENCES.noAddress : null;
}
