import { expect, test } from 'vitest';
import type { Entry } from '../entry.ts';
import { library } from '../library.ts';
import { pictureText } from './picture-text.ts';

const text = (id: number) => pictureText(library.find((one) => one.id === id) as Entry);

test('a picture is told by where it is seen from, its start, and how far what moves', () => {
  expect(text(1)).toMatch(
    /^Seen from the left, head and shoulders\. Sitting on a chair\. Then the head glides back by \d cm/,
  );
});

test('of a one-sided exercise the right side is told, as it is shown first', () => {
  expect(text(57)).toMatch(/the right knee straightens by \d+ degrees/);
  expect(text(57)).toMatch(/Afterwards the same with left and right exchanged\.$/);
});

test('both sides are told together when they do the same at the same time', () => {
  expect(text(11)).toContain('both arms lift out to the side by');
  expect(text(281)).toContain('the left elbow bends by');
});

test('a hand that slides along is told, even where it is off in the last frame', () => {
  expect(text(307)).toContain('the left hand slides along, by the fingertips on the left cheek');
});

test('of a hand that is laid somewhere the place is told, and not the shape of its fingers', () => {
  expect(text(94)).toContain('the right hand comes to rest as a fist under the chin');
  expect(text(94)).not.toContain('finger');
});

test('of a hand that comes off its place the way of the arm is told', () => {
  expect(text(305)).toMatch(
    /right hand on the left shoulder\. Then the right elbow straightens by/,
  );
});

test('fingers that part are said to spread, and eyes that turn are told', () => {
  expect(text(136)).toContain('the right fingers spread');
  expect(text(311)).toMatch(/the eyes turn to the left by \d+ degrees/);
});

test('a movement to both sides is told in the order in which it is shown', () => {
  expect(text(78)).toMatch(/the head turns to the right by \d+ degrees, then turns to the left/);
  const both = [78, 79, 81, 83, 90, 166, 180, 188, 189, 190, 238, 249, 278].map(text);
  expect(both.filter((words) => !/to the right[^.]*, then \w+ to the left/.test(words))).toEqual(
    [],
  );
});

test('ribs that glide over a still pelvis are told', () => {
  expect(text(166)).toContain('Then the ribs glide to the right, then glide to the left');
});

test('who stands up from a chair at the start is said to stand', () => {
  expect(text(246)).toContain('Standing before a chair');
  expect(text(245)).toContain('Sitting on a chair');
});

test(
  'every picture can be told in a few plain sentences',
  { tags: ['spec:silent/picture-text'] },
  () => {
    const texts = library.map((entry) => ({ id: entry.id, words: pictureText(entry) }));
    const odd = texts.filter(
      ({ words }) =>
        !/^Seen from .+\. (?:Sitting|Standing)[^.]*\. (?:Then .+\.|Nothing moves.+)/.test(words) ||
        /[{}|]|undefined|NaN|in place/.test(words) ||
        words.length > 400,
    );
    expect(odd).toEqual([]);
  },
);
