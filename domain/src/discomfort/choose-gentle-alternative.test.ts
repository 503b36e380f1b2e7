import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BODY_AREAS } from '../body-areas.ts';
import { CONTRAINDICATIONS, KINDS, LEVELS, LOADS, POSTURES } from '../exercises/exercise.ts';
import { EXERCISE_MOVEMENTS } from '../exercises/movements.ts';
import { seededRandom } from '../random.ts';
import { chooseGentleAlternative } from './choose-gentle-alternative.ts';

type Candidate = Parameters<typeof chooseGentleAlternative>[1];

const NECK_TURN: Candidate = {
  id: 1,
  bodyArea: 'neck',
  posture: 'seated',
  level: 'gentle',
  load: 'none',
  kind: 'mobility',
  variantOf: null,
  dose: { kind: 'repetitions' },
  contraindications: ['dizziness'],
  movements: ['neckTurn'],
};
const other = (id: number, change: Partial<Candidate>): Candidate => ({
  ...NECK_TURN,
  contraindications: [],
  id,
  ...change,
});
const choose = (exercises: Candidate[], inRoutine: number[] = []) =>
  chooseGentleAlternative(
    exercises,
    NECK_TURN,
    exercises.filter(({ id }) => inRoutine.includes(id)),
    seededRandom(3),
  )?.id ?? null;

const exercise: fc.Arbitrary<Candidate> = fc.record({
  id: fc.integer({ min: 1, max: 40 }),
  bodyArea: fc.constantFrom(...BODY_AREAS),
  posture: fc.constantFrom(...POSTURES),
  level: fc.constantFrom(...LEVELS),
  load: fc.constantFrom(...LOADS),
  kind: fc.constantFrom(...KINDS),
  variantOf: fc.option(fc.integer({ min: 1, max: 40 })),
  dose: fc.record({ kind: fc.constantFrom('repetitions' as const, 'hold' as const) }),
  contraindications: fc.uniqueArray(fc.constantFrom(...CONTRAINDICATIONS), { maxLength: 2 }),
  movements: fc.uniqueArray(fc.constantFrom(...EXERCISE_MOVEMENTS), { maxLength: 2 }),
});
const library = fc.uniqueArray(exercise, { selector: ({ id }) => id, maxLength: 30 });

describe('in the place of an exercise that hurts', () => {
  test('comes one of the same area that moves in another direction', () => {
    const nod = other(2, { movements: ['neckExtension'] });
    const turn = other(3, { movements: ['neckTurn', 'sideBend'] });
    const hip = other(4, { bodyArea: 'hips', movements: ['hipBeyond90'] });
    expect(choose([turn, hip, nod])).toBe(2);
  });

  test('comes one of another area when the direction of its own ones is the same or not known', () => {
    const unknown = other(2, { movements: [] });
    const turn = other(3, { movements: ['neckTurn'] });
    expect(choose([unknown, turn])).toBeNull();
    expect(choose([unknown, turn, other(4, { bodyArea: 'hips', movements: [] })])).toBe(4);
  });

  test('comes one that asks little and is not held, as long as there is one', () => {
    const held = other(2, { bodyArea: 'hips', dose: { kind: 'hold' } });
    const hard = other(3, { bodyArea: 'hips', level: 'demanding', movements: [] });
    const gentle = other(4, { bodyArea: 'knees', posture: 'standing', movements: [] });
    expect(choose([held, hard, gentle])).toBe(4);
    expect(choose([hard])).toBe(3);
  });

  test('comes one in the same posture first', () => {
    const standing = other(2, { bodyArea: 'hips', movements: [], posture: 'standing' });
    const seated = other(3, { bodyArea: 'hips', movements: [], posture: 'either' });
    expect(choose([standing, seated])).toBe(3);
  });

  test('never comes itself, one of the workout, one of its directions, or one that acute pain forbids', () => {
    fc.assert(
      fc.property(library, exercise, fc.uniqueArray(fc.nat(40)), (all, hurting, inRoutine) => {
        const routine = all.filter(({ id }) => inRoutine.includes(id));
        const chosen = chooseGentleAlternative(all, hurting, routine, seededRandom(5));
        if (chosen === null) return;
        expect([hurting.id, ...inRoutine]).not.toContain(chosen.id);
        expect(chosen.contraindications).not.toContain('acutePain');
        expect(chosen.movements.filter((each) => hurting.movements.includes(each))).toEqual([]);
        const isKnown = chosen.movements.length > 0 && hurting.movements.length > 0;
        expect(isKnown || chosen.bodyArea !== hurting.bodyArea).toBe(true);
      }),
    );
  });
});
