/** Writes CHANGELOG.md from the commits: `npm run changelog`. Only what a user of Limber notices is listed. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { changelog } from './format-changelog.ts';

const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();

// Each release is a tag such as v0.2.0; commits after the newest tag are unreleased.
const tags = git('tag', '--list', 'v*', '--sort=creatordate', '--merged')
  .split('\n')
  .filter(Boolean);
const releases = [...tags, 'HEAD'].map((end, index) => ({
  name: end === 'HEAD' ? 'Not released yet' : `${end}, ${git('log', '-1', '--format=%cs', end)}`,
  subjects: git('log', '--reverse', '--format=%s', index === 0 ? end : `${tags[index - 1]}..${end}`)
    .split('\n')
    .filter(Boolean),
}));
writeFileSync(
  path.resolve(import.meta.dirname, '../../CHANGELOG.md'),
  changelog(releases.toReversed()),
);
