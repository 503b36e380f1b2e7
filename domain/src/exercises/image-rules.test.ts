import { expect, test } from 'vitest';
import { IMAGE_FAULTS, imageFaultSentence, isImageType } from './image-rules.ts';

test('each fault names the file and says what is wrong with it', () => {
  const sentences = IMAGE_FAULTS.map((fault) => imageFaultSentence('neck.jpg', fault));
  expect(new Set(sentences).size).toBe(IMAGE_FAULTS.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^neck\.jpg (is|has|did) /);
});

test('limits are said in the words of people', () => {
  expect(imageFaultSentence('a.png', 'too-large')).toBe('a.png is larger than 10 MB');
  expect(imageFaultSentence('a.png', 'too-many-pixels')).toBe('a.png has more than 40 megapixels');
});

test('a name is cut where it is too long, and never within a character', () => {
  const said = imageFaultSentence('🦒'.repeat(500), 'empty');
  expect(said).toBe(`${'🦒'.repeat(80)}… is empty`);
});

test('a file without a name is still a file', () => {
  expect(imageFaultSentence('', 'damaged')).toBe('The file is damaged and cannot be read');
});

test('SVG is no image that is taken', () => {
  expect(isImageType('image/svg+xml')).toBe(false);
  expect(isImageType('image/avif')).toBe(true);
});
