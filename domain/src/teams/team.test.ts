import { expect, test } from 'vitest';
import { firstTeamName, TEAM_NAME_MAX } from './team.ts';

test('a first name of a team is short enough, and can be stored', () => {
  expect(firstTeamName('Ada Lovelace')).toBe('Ada Lovelace’s team');
  const long = firstTeamName('🙂'.repeat(100));
  expect(long.length).toBeLessThanOrEqual(TEAM_NAME_MAX);
  expect(long.isWellFormed()).toBe(true);
});
