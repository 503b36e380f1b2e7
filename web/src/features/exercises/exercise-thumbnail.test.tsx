import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anExercise } from '#test/samples.ts';
import { ExerciseThumbnail } from './exercise-thumbnail.tsx';

const picture = () => document.querySelector('img');

test(
  'the thumbnail comes lazily and keeps its place while it does',
  { tags: ['spec:silent/thumbnails-and-movements'] },
  () => {
    render(<ExerciseThumbnail exercise={anExercise(1, { imageUrl: '/media/thumbnail.svg' })} />);
    expect(picture()?.getAttribute('src')).toBe('/media/thumbnail.svg');
    expect(picture()?.getAttribute('loading')).toBe('lazy');
    expect([picture()?.getAttribute('width'), picture()?.getAttribute('height')]).toEqual([
      '64',
      '64',
    ]);
  },
);

test('beside the name of the exercise it needs no words of its own', () => {
  render(<ExerciseThumbnail exercise={anExercise(1, { imageUrl: '/media/thumbnail.svg' })} />);
  expect(picture()?.getAttribute('alt')).toBe('');
});

test('the first picture stands in where there is no thumbnail', () => {
  render(<ExerciseThumbnail exercise={anExercise(1, { imageUrls: ['/media/1.webp'] })} />);
  expect(picture()?.getAttribute('src')).toBe('/media/1.webp');
});

test(
  'only a file that is really missing shows as not available',
  { tags: ['spec:silent/image-not-available'] },
  () => {
    render(<ExerciseThumbnail exercise={anExercise(1, { imageUrl: '/media/gone.svg' })} />);
    expect(screen.queryByText('Image not available')).toBeNull();
    const image = picture();
    if (image) fireEvent.error(image);
    expect(screen.getByText('Image not available')).toBeDefined();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(picture()?.getAttribute('src')).toBe('/media/gone.svg');
  },
);

test('of an uploaded image the small form is shown', () => {
  const uploaded = { imageUrl: '/media/1.webp', imageUrls: ['/media/1.webp'] };
  const exercise = anExercise(1, { ...uploaded, thumbnailUrls: ['/media/1-small.webp'] });
  render(<ExerciseThumbnail exercise={exercise} />);
  expect(picture()?.getAttribute('src')).toBe('/media/1-small.webp');
});
