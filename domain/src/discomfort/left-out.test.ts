import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysLeftOut, isForDoctor, leftOutOn, oldestThatMatters } from './left-out.ts';

const report = (exerciseId: number, date: string) => ({ exerciseId, date });
const day = fc.integer({ min: 1, max: 28 }).map((at) => `2026-02-${String(at).padStart(2, '0')}`);
const reports = fc.array(fc.record({ exerciseId: fc.integer({ min: 1, max: 3 }), date: day }));

describe('an exercise that hurt', () => {
  test('is left out on that day and on the two after it, and of what is left of the day before', () => {
    const hurt = [report(4, '2026-01-05')];
    const days = ['2026-01-04', '2026-01-05', '2026-01-06', '2026-01-07', '2026-01-08'];
    expect(days.map((date) => leftOutOn(hurt, date).has(4))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  test('is left out for a week when it hurts again', () => {
    const hurt = [report(4, '2026-01-05'), report(4, '2026-01-10')];
    expect(leftOutOn(hurt, '2026-01-16').has(4)).toBe(true);
    expect(leftOutOn(hurt, '2026-01-17').has(4)).toBe(false);
  });

  test('hurts for the first time when the last time is long ago, or was another exercise', () => {
    const again = report(4, '2026-03-10');
    expect(daysLeftOut([report(4, '2026-01-05'), again], again)).toBe(3);
    expect(daysLeftOut([report(5, '2026-03-09'), again], again)).toBe(3);
  });

  test('is left out no shorter for having hurt more often', () => {
    fc.assert(
      fc.property(reports, reports, day, (some, more, date) => {
        const before = leftOutOn(some, date);
        const after = leftOutOn([...some, ...more], date);
        expect([...before].filter((id) => !after.has(id))).toEqual([]);
      }),
    );
  });

  test('is forgotten after the oldest day that matters', () => {
    fc.assert(
      fc.property(reports, (all) => {
        const today = '2026-03-20';
        const recent = all.filter(({ date }) => date >= oldestThatMatters(today));
        expect(leftOutOn(recent, today)).toEqual(leftOutOn(all, today));
      }),
    );
  });
});

describe('the note about seeing a doctor', () => {
  test('is due after three reports within seven days, and no longer when the week is over', () => {
    const hurt = [report(1, '2026-01-05'), report(2, '2026-01-05'), report(1, '2026-01-11')];
    expect(isForDoctor(hurt, '2026-01-11')).toBe(true);
    expect(isForDoctor(hurt, '2026-01-12')).toBe(false);
    expect(isForDoctor(hurt.slice(1), '2026-01-11')).toBe(false);
  });
});
