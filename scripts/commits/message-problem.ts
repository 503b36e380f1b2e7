const MAX_SUBJECT_LENGTH = 72;
const TYPES = 'feat|fix|perf|refactor|style|test|docs|build|ci|chore';
const CONVENTIONAL = new RegExp(`^(?:${TYPES})(?:\\([a-z0-9-]+\\))?!?: \\S`);
/** Messages that git generates. */
const WRITTEN_BY_GIT = /^(?:Merge |Revert ")/;

/**
 * What is wrong with a commit message, as a sentence; null when it is fine. Lines that begin with # are
 * ignored, as git does.
 */
export function messageProblem(message: string): string | null {
  const [subject = '', below = ''] = message
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .trim()
    .split('\n');
  if (WRITTEN_BY_GIT.test(subject)) return null;
  if (!CONVENTIONAL.test(subject)) {
    return `The subject must begin like "feat(web): …", with one of ${TYPES.replaceAll('|', ', ')}.`;
  }
  const { length } = Array.from(subject);
  if (length > MAX_SUBJECT_LENGTH) {
    return `The subject has ${length} characters; ${MAX_SUBJECT_LENGTH} are allowed. The why belongs below it.`;
  }
  if (below !== '') return 'A blank line must stand between the subject and the text below it.';
  return null;
}
