import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The page of the specification; edited by hand. */
export const SPECIFICATION = 'docs/specification.md';

const NOT_BUILT = '## Not built yet';

/** One behaviour that the specification asks for. */
export type Behaviour = {
  /** The section and a short name, such as `2/routes-spinner`. */
  id: string;
  text: string;
  /** The Markdown headings above it, the section first. */
  headings: readonly string[];
  /** Whether the product has it; then a test is required. */
  built: boolean;
};

/** Reads the behaviours of the specification from its page, in their order. */
export function readBehaviours(root: string): Behaviour[] {
  return parseBehaviours(readFileSync(path.join(root, SPECIFICATION), 'utf8'));
}

/** Takes the behaviours from the Markdown of the specification. Throws when an id stands there twice. */
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
