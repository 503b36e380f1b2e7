import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movementTimeline } from '@limber/domain/exercises/movement-timeline';
import { library } from '../library.ts';
import { planFilm } from './plan-film.ts';

const film = fc.constantFrom(...library).map(({ dose, sides, motion }) => {
  const { loop = 'there-and-back' } = motion;
  return { dose, sides, loop };
});

test('a film lasts as long as one repetition or hold of each side, and the turn', () => {
  fc.assert(
    fc.property(film, (filmed) => {
      const once = { ...filmed, dose: { ...filmed.dose, count: 1 } };
      const { pictures } = planFilm(filmed);
      const seconds = pictures.reduce((sum, picture) => sum + picture.seconds, 0);
      expect(seconds).toBeCloseTo(movementTimeline(once).seconds, 6);
    }),
  );
});

test('while something moves a film has at least twelve pictures a second; a hold has few', () => {
  const hold = planFilm({
    dose: { kind: 'hold', count: 3, seconds: 18 },
    sides: 'both',
    loop: 'there-and-back',
  });
  const still = hold.pictures.filter(({ seconds }) => seconds > 1 / 12);
  expect(still).toHaveLength(9);
  expect(new Set(still.map(({ instant }) => hold.times[instant]))).toEqual(new Set([1]));
  expect(hold.pictures).toHaveLength(9 + 2 * 25);
});

test('nothing is drawn twice: the way back, and the other side, show the same drawings', () => {
  const { times, pictures } = planFilm({
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    sides: 'each',
    loop: 'there-and-back',
  });
  expect(new Set(times.map((time) => time.toFixed(6))).size).toBe(times.length);
  expect(times.length).toBeLessThan(pictures.length / 4);
  const shown = (turn: number) =>
    pictures.filter((picture) => picture.turn === turn).map(({ instant }) => instant);
  expect(shown(0)).toEqual(shown(1));
  const [there, back] = [shown(0).slice(1, times.length), shown(0).slice(times.length)];
  expect(back).toEqual(there.toReversed());
});

test('the turn leads from the first side to the second without a leap; both sides at once need none', () => {
  const dose = { kind: 'repetitions', count: 6, seconds: 6 } as const;
  const { pictures } = planFilm({ dose, sides: 'each', loop: 'cycle' });
  const steps = pictures.slice(1).map(({ turn }, i) => turn - (pictures[i]?.turn ?? 0));
  expect(Math.min(...steps)).toBe(0);
  expect(Math.max(...steps)).toBeLessThan(0.08);
  const both = planFilm({ dose, sides: 'both', loop: 'cycle' });
  expect(new Set(both.pictures.map(({ turn }) => turn))).toEqual(new Set([1]));
});
