import { expect, test } from 'vitest';
import { feelingsByWeek } from './feelings-by-week.ts';

const WEEKS = { today: '2026-11-20', count: 3, firstDay: 1 };

test('answers stand in their weeks, for each area that has any, from head to toe', () => {
  const [neck, hips, ...others] = feelingsByWeek(
    [
      { area: 'hips', feeling: 'worse', date: '2026-11-20' },
      { area: 'neck', feeling: 'better', date: '2026-11-16' },
      { area: 'neck', feeling: 'same', date: '2026-11-15' },
      { area: 'neck', feeling: 'better', date: '2026-11-09' },
    ],
    WEEKS,
  );
  expect(others).toEqual([]);
  expect(hips?.counts).toEqual({ better: 0, same: 0, worse: 1 });
  expect(neck).toEqual({
    area: 'neck',
    counts: { better: 2, same: 1, worse: 0 },
    weeks: [
      { start: '2026-11-02', counts: { better: 0, same: 0, worse: 0 } },
      { start: '2026-11-09', counts: { better: 1, same: 1, worse: 0 } },
      { start: '2026-11-16', counts: { better: 1, same: 0, worse: 0 } },
    ],
  });
});

test('answers from before the weeks that are shown count no more', () => {
  const old = { area: 'neck', feeling: 'worse', date: '2026-11-01' } as const;
  expect(feelingsByWeek([old], WEEKS)).toEqual([]);
});
