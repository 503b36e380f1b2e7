import { movementTimeline } from '@limber/domain/exercises/movement-timeline';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { library } from '../library.ts';
import { type FilmPicture, type PlannedMovement, planFilm } from './plan-film.ts';

const SIX_SECONDS = { kind: 'repetitions', count: 6, seconds: 6 } as const;
const ROTATION: PlannedMovement = {
  dose: SIX_SECONDS,
  sides: 'each',
  loop: 'there-and-back',
  fades: false,
};

const filmed = fc.constantFrom(...library).map(({ dose, sides, motion }): PlannedMovement => {
  const { loop = 'there-and-back', closeUp } = motion;
  return { dose, sides, loop, fades: closeUp !== undefined };
});
const secondsOf = (pictures: readonly FilmPicture[]) =>
  pictures.reduce((sum, { seconds }) => sum + seconds, 0);

test('a film lasts as long as one repetition or hold of each side, and the turn', () => {
  fc.assert(
    fc.property(filmed, (film) => {
      const once = { ...film, dose: { ...film.dose, count: 1 } };
      const { instants, pictures } = planFilm(film);
      expect(secondsOf(pictures)).toBeCloseTo(movementTimeline(once).seconds, 6);
      expect(new Set(pictures.map(({ instant }) => instant)).size).toBe(instants.length);
    }),
  );
});

test('while something moves a film has at least twelve pictures a second; a hold has few', () => {
  const dose = { kind: 'hold', count: 3, seconds: 18 } as const;
  const { instants, pictures } = planFilm({ ...ROTATION, dose, sides: 'both' });
  const still = pictures.filter(({ seconds }) => seconds > 1 / 12);
  expect(still).toHaveLength(9);
  expect(new Set(still.map(({ instant }) => instants[instant]?.time))).toEqual(new Set([1]));
  expect(pictures).toHaveLength(9 + 2 * 25);
});

test('nothing is drawn twice: the way back, the other side, and half of the turn are there already', () => {
  const { instants, pictures } = planFilm(ROTATION);
  expect(new Set(instants.map((instant) => JSON.stringify(instant))).size).toBe(instants.length);
  const still = instants.filter(({ turn }) => turn === 1);
  expect(still).toHaveLength(36);
  expect(instants).toHaveLength(36 + 13);
  const shown = (share: number) =>
    pictures
      .filter((picture) => picture.share === share && instants[picture.instant]?.turn === 1)
      .map(({ instant }) => instant);
  expect(shown(0)).toEqual(shown(1));
  const [there, back] = [shown(0).slice(1, 36), shown(0).slice(36)];
  expect(back).toEqual(there.toReversed());
});

test('the figure turns from the first side to the second without a leap', () => {
  const { instants, pictures } = planFilm(ROTATION);
  const turns = pictures.map(({ instant, share }) => {
    const { turn = 0 } = instants[instant] ?? {};
    return share === 0 ? 1 - turn : turn;
  });
  const steps = turns.slice(1).map((turn, i) => turn - (turns[i] ?? 0));
  expect([turns[0], turns.at(-1)]).toEqual([0, 1]);
  expect(Math.min(...steps)).toBe(0);
  expect(Math.max(...steps)).toBeLessThan(0.05);
});

test('a lone hand fades into the other one', () => {
  const { instants, pictures } = planFilm({ ...ROTATION, fades: true });
  expect(instants.every(({ turn }) => turn === 1)).toBe(true);
  const steps = pictures.slice(1).map(({ share }, i) => share - (pictures[i]?.share ?? 0));
  expect(Math.min(...steps)).toBe(0);
  expect(Math.max(...steps)).toBeLessThan(0.08);
});

test('who moves both sides at once is shown as drawn, and does not turn', () => {
  const { instants, pictures } = planFilm({ ...ROTATION, sides: 'both', loop: 'cycle' });
  expect(pictures.every(({ share }) => share === 1)).toBe(true);
  expect(instants).toHaveLength(75);
});
