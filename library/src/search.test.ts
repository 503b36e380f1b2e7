import { exerciseName } from '@limber/domain/exercises/exercise';
import { findExercises } from '@limber/domain/exercises/find-exercises';
import { notesText } from '@limber/domain/exercises/notes-text';
import { expect, test } from 'vitest';
import { library } from './library.ts';

const exercises = library.map((entry) => ({
  ...entry,
  name: exerciseName(entry),
  notes: notesText(entry.notes),
  guidance: entry.notes,
}));
const find = (words: string) => findExercises(exercises, { words, area: null });
const found = (words: string) => find(words).map(({ id }) => id);

test('every exercise is found by its name, and by each word of its title', () => {
  const lost = exercises.flatMap(({ id, name, title }) =>
    [name, title, ...title.split(/[ -]/)]
      .filter((words) => !found(words).includes(id))
      .map((words) => `${id} ${words}`),
  );
  expect(lost).toEqual([]);
});

test.each([
  ['retraction', 1],
  ['neck retraction', 75],
  ['tech neck', 1],
  ['craniocervical', 74],
  ['push-up plus', 38],
  ['thoracic rotation', 34],
  ['thoracic extension', 33],
  ['lumbar', 41],
  ['kyphosis', 33],
  ['impingement', 12],
  ['arthritis', 57],
  ['terminal knee extension', 232],
  ['standing extension', 183],
  ['wall press-up', 183],
  ['doorway stretch', 106],
  ['eversion', 262],
  ['reverse curl', 282],
  ['golfers elbow', 129],
  ['reverse fly', 171],
  ['pins and needles', 32],
  ['radial nerve glide', 304],
  ['levator stretch', 88],
  ['rsi', 25],
  ['carpal tunnel', 30],
  ['plantar fasciitis', 268],
  ['neck pain', 1],
  ['lower back pain', 42],
])('“%s” finds what people mean by it', (words, id) => {
  expect(found(words)).toContain(id);
  expect(found(words).length).toBeLessThan(library.length / 4);
});

test('whoever looks for the pain of a place finds no exercise that only warns of it', () => {
  const inOtherAreas = find('knee pain').filter(({ bodyArea }) => bodyArea !== 'knees');
  expect(inOtherAreas.filter(({ searchWords }) => !/knee/.test(searchWords.join(' ')))).toEqual([]);
  expect(found('knee pain')).not.toContain(24);
});

test('of what “carpal tunnel” finds, most is for hands without tingling', () => {
  const warned = find('carpal tunnel').filter(({ contraindications }) =>
    contraindications.includes('nerveSymptoms'),
  );
  expect(warned.length).toBeLessThan(found('carpal tunnel').length / 2);
});
