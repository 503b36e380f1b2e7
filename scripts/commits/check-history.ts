/** Checks the messages of all commits since the baseline: part of `npm run check`. */
import { execFileSync } from 'node:child_process';
import { messageProblem } from './message-problem.ts';

/** The last commit before the rule existed. */
const BASELINE = '5f4ff10a3e12e9a41bf0371d632cec474af3049e';

const history = readHistory();
if (history === null) {
  console.log(
    'Commit messages are not checked: there is no git history from the baseline on here.',
  );
}
const faults = (history ?? []).flatMap(({ hash, message }) => {
  const problem = messageProblem(message);
  return problem === null ? [] : [`${hash} ${message.split('\n')[0]}\n  ${problem}`];
});
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);

/** Null without git (a tarball) and in a shallow clone. */
function readHistory(): { hash: string; message: string }[] | null {
  try {
    const log = execFileSync('git', ['log', '--format=%h%x01%B%x00', `${BASELINE}..HEAD`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const commits = log.split('\0').map((commit) => commit.trim());
    return commits.filter(Boolean).map((commit) => {
      const [hash = '', message = ''] = commit.split('\u0001');
      return { hash, message };
    });
  } catch {
    return null;
  }
}
