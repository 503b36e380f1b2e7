/** A release: its name and the subjects of its commits, oldest first. */
export type Release = { name: string; subjects: string[] };

const HEADINGS = { feat: 'New', fix: 'Fixed', perf: 'Faster' } as const;
const SUBJECT = /^(feat|fix|perf)(?:\(([^)]+)\))?!?: (.+)$/;
const NO_SCOPE = 'everywhere';

type Change = { type: string; scope: string; text: string };

/** The changelog in Markdown: releases in the given order, their changes by kind and by scope. */
export function changelog(releases: Release[]): string {
  const intro = 'What changed for those who use or run Limber. Written by `npm run changelog`.';
  return [`# Changelog\n\n${intro}\n`, ...releases.map(releaseSection)].join('\n');
}

function releaseSection({ name, subjects }: Release): string {
  const changes = subjects.flatMap((subject): Change[] => {
    const [, type = '', scope = NO_SCOPE, text = ''] = SUBJECT.exec(subject) ?? [];
    return text === '' ? [] : [{ type, scope, text }];
  });
  const kinds = Object.entries(HEADINGS).flatMap(([type, heading]) => {
    const ofKind = changes.filter((change) => change.type === type);
    return ofKind.length === 0 ? [] : [`### ${heading}\n\n${byScope(ofKind)}`];
  });
  return [`## ${name}\n`, ...kinds].join('\n');
}

/** One list for each scope. A subject that occurs twice is listed once. */
function byScope(changes: Change[]): string {
  const parts = Map.groupBy(changes, ({ scope }) => scope);
  return [...parts]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([scope, inPart]) => {
      const texts = new Set(inPart.map(({ text }) => text));
      return `**${scope}**\n\n${[...texts].map((text) => `- ${text}\n`).join('')}`;
    })
    .join('\n');
}
