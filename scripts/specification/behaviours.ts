import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Edited by hand. */
export const SPECIFICATION = 'docs/specification.md';

const NOT_BUILT = '## Not built yet';

export type Behaviour = {
  /** Section and short name, such as `2/routes-spinner`. */
  id: string;
  text: string;
  /** The Markdown headings above it, the section first. */
  headings: readonly string[];
  /** A built behaviour needs a test. */
  built: boolean;
};

export function readBehaviours(root: string): Behaviour[] {
  return parseBehaviours(readFileSync(path.join(root, SPECIFICATION), 'utf8'));
}

/** Throws when an id occurs twice. */
export function parseBehaviours(markdown: string): Behaviour[] {
  const behaviours = new Map<string, Behaviour>();
  let headings: string[] = [];
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) headings = [line];
    if (line.startsWith('### ')) headings = [...headings.slice(0, 1), line];
    const [, id, text] = /^- `([^`]+)` (.+)$/.exec(line) ?? [];
    if (id === undefined || text === undefined) continue;
    if (behaviours.has(id)) throw new Error(`${SPECIFICATION} lists ${id} twice`);
    behaviours.set(id, { id, text, headings, built: !headings.includes(NOT_BUILT) });
  }
  return [...behaviours.values()];
}
