import type { Exercise } from '@limber/contract/exercises';
import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand';
import { anExercise } from '#test/samples.ts';
import { MediaCard } from './media-card.tsx';

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => `/media/${index}.webp`);

function cardWith(media: Partial<Exercise>) {
  render(
    <ul>
      <li>
        <MediaCard
          isNear
          exercise={anExercise(2, media)}
          chosen={createStore(() => null)}
          onChoose={vi.fn<() => void>()}
        />
      </li>
    </ul>,
  );
  return within(screen.getByRole('listitem'));
}

test(
  'a card without media says the name, the area, and that there is no image',
  { tags: ['spec:2/manager-grid'] },
  () => {
    const chin = cardWith({});
    chin.getByText('Neck');
    chin.getByText('Image not available');
    expect(chin.queryByText(/Video Available|Image$|Images$/)).toBeNull();
  },
);

test('a card marks a video', { tags: ['spec:2/manager-video-mark'] }, () => {
  const chin = cardWith({ videoUrl: '/media/1.mp4' });
  expect(chin.queryByText('Video Available')).not.toBeNull();
});

test.each([
  ['imageUrl', { imageUrl: '/media/0.webp' }],
  ['imageUrls', { imageUrls: pictures(1) }],
])(
  'one picture from %s is a “Single Image”',
  { tags: ['spec:2/manager-image-count'] },
  (_field, media) => {
    const chin = cardWith(media);
    chin.getByText('Single Image');
    expect(chin.getAllByRole('presentation')).toHaveLength(1);
    expect(chin.queryByText('Image not available')).toBeNull();
  },
);

test(
  'up to four pictures are shown small, and counted',
  { tags: ['spec:2/manager-image-count'] },
  () => {
    const chin = cardWith({ imageUrls: pictures(3), attachedImages: ['/media/more.webp'] });
    chin.getByText('4 Images');
    expect(chin.getAllByRole('presentation').map((image) => image.getAttribute('src'))).toEqual([
      ...pictures(3),
      '/media/more.webp',
    ]);
    expect(chin.queryByText(/^\+/)).toBeNull();
  },
);

test('of uploaded images a card shows the small forms', () => {
  const chin = cardWith({ imageUrls: pictures(5), thumbnailUrls: ['/media/small.webp'] });
  expect(chin.getAllByRole('presentation').map((image) => image.getAttribute('src'))).toEqual([
    '/media/small.webp',
  ]);
  chin.getByText('5 Images');
});

test(
  'of more than four pictures the rest is a number',
  { tags: ['spec:2/manager-thumbnails'] },
  () => {
    const chin = cardWith({ imageUrls: pictures(6) });
    chin.getByText('6 Images');
    expect(chin.getAllByRole('presentation')).toHaveLength(4);
    chin.getByText('+2');
  },
);
