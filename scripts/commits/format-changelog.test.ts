import { expect, test } from 'vitest';
import { changelog } from './format-changelog.ts';

test('lists what is new, fixed and faster by its part, and nothing else', () => {
  const text = changelog([
    {
      name: 'Not released yet',
      subjects: [
        'feat(web): a calendar',
        'docs: how to pay',
        'fix(web): the calendar ends with its month',
        'feat(server): plans',
        'feat(web): a timer',
        'feat(web): a timer',
      ],
    },
    { name: 'v0.1.0, 2026-11-20', subjects: ['perf: starts at once'] },
  ]);
  expect(
    text
      .split('\n')
      .filter((line) => line !== '')
      .slice(2),
  ).toEqual([
    '## Not released yet',
    '### New',
    '**server**',
    '- plans',
    '**web**',
    '- a calendar',
    '- a timer',
    '### Fixed',
    '**web**',
    '- the calendar ends with its month',
    '## v0.1.0, 2026-11-20',
    '### Faster',
    '**everywhere**',
    '- starts at once',
  ]);
});
