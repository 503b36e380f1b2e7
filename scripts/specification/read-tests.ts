import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findTags, type Tag } from './find-tags.ts';

export type TagOfFile = Tag & {
  /** Relative to the repository's root. */
  file: string;
  /** The first line with this tag, counted from one. */
  line: number;
};

/** File by file in alphabetical order. */
export function readTags(root: string): TagOfFile[] {
  const found = globSync('*/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist'],
  });
  return found.toSorted().flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return findTags(file, source).map(({ id, test }) => ({
      id,
      test,
      file,
      line: lineOf(id, source),
    }));
  });
}

function lineOf(id: string, source: string): number {
  const quoted = new RegExp(`spec:${RegExp.escape(id)}['"]`);
  return source.split('\n').findIndex((line) => quoted.test(line)) + 1;
}
