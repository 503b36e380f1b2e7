import { ROUTINE_MINUTES } from '@limber/domain/preferences/preferences';
import { library } from '@limber/library/library';
import { expect, test } from 'vitest';
import { createExerciseLibrary } from './exercise-library.ts';

const NOT_DRAWN = { thumbnail: null, pictures: [], keyframes: [], videos: null, motion: null };

test('an exercise with the head down is held no longer than written, in a routine of any length', () => {
  const { all, atLength } = createExerciseLibrary(library, { addresses: () => NOT_DRAWN });
  const headDown = all.filter(({ movements }) => movements.includes('headDown'));
  const held = headDown.filter(({ dose }) => dose.kind === 'hold');
  expect(held).not.toEqual([]);
  const longer = held.flatMap(({ id, dose }) =>
    ROUTINE_MINUTES.filter((minutes) => atLength(id, minutes).dose.seconds > dose.seconds).map(
      (minutes) => ({ id, minutes }),
    ),
  );
  expect(longer).toEqual([]);
});
