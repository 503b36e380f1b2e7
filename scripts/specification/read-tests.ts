import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findTags, type Tag } from './find-tags.ts';

/** A tag and its place. */
export type TagOfFile = Tag & {
  /** The path from the root of the repository. */
  file: string;
  /** The first line of the file that holds this tag, counted from one. */
  line: number;
};

/** Reads the tags of all tests of the repository, file by file in alphabetical order. */
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
