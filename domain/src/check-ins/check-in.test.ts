import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BODY_AREAS, type BodyArea } from '../body-areas.ts';
import { areaToAskAbout, checkInQuestion } from './check-in.ts';

const moving = (...areas: BodyArea[]) => areas.map((bodyArea) => ({ bodyArea }));
const NOBODY_ASKED: ReadonlySet<BodyArea> = new Set();

describe('the area that is asked about after a workout', () => {
  test('is the one of the greatest weight that was moved', () => {
    const weights = { neck: 20, hips: 50, knees: 30 };
    const exercises = moving('neck', 'neck', 'knees', 'hips');
    expect(areaToAskAbout({ exercises, weights, asked: NOBODY_ASKED })).toBe('hips');
    const withoutHips = moving('neck', 'neck', 'knees');
    expect(areaToAskAbout({ exercises: withoutHips, weights, asked: NOBODY_ASKED })).toBe('knees');
  });

  test('is the one with the most exercises when the weights are alike or there are none', () => {
    const exercises = moving('neck', 'hips', 'hips');
    expect(areaToAskAbout({ exercises, weights: {}, asked: NOBODY_ASKED })).toBe('hips');
    const weights = { neck: 50, hips: 50 };
    expect(areaToAskAbout({ exercises, weights, asked: NOBODY_ASKED })).toBe('hips');
    const alike = moving('hips', 'neck');
    expect(areaToAskAbout({ exercises: alike, weights: {}, asked: NOBODY_ASKED })).toBe('neck');
  });

  test('was moved and not asked about today; when there is none, nothing is asked', () => {
    const area = fc.constantFrom(...BODY_AREAS);
    fc.assert(
      fc.property(
        fc.array(area),
        fc.dictionary(area, fc.nat(100)),
        fc.uniqueArray(area),
        (moved, weights, asked) => {
          const chosen = areaToAskAbout({
            exercises: moving(...moved),
            weights,
            asked: new Set(asked),
          });
          const open = moved.filter((each) => !asked.includes(each));
          expect(open.length > 0 ? open : [null]).toContain(chosen);
        },
      ),
    );
  });
});

test('the question is about one or about two parts of the body', () => {
  expect(checkInQuestion('neck')).toBe('How does your neck feel?');
  expect(checkInQuestion('anklesFeet')).toBe('How do your ankles and feet feel?');
});
