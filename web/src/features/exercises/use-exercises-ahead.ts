import type { Exercise } from '@limber/contract/exercises';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { afterPaint } from '#browser/after-paint.ts';
import { exercisePictures } from './exercise-pictures.ts';
import { motionQuery } from './exercise-motion.api.ts';
import { savesData } from './live-figure/why-drawn.ts';

type Ahead = Pick<Exercise, 'imageUrl' | 'imageUrls' | 'attachedImages' | 'motionUrl'>;

/**
 * Fetches movements and pictures before they are shown, one exercise after the other, unless the user saves
 * data. They stay in the browser's cache, so they are available without a network.
 */
export function useExercisesAhead(exercises: readonly Ahead[]): void {
  const cache = useQueryClient();
  const fetchAll = useEffectEvent(async () => {
    for (const exercise of exercises) await fetchAhead(cache, exercise);
  });
  const addresses = exercises.flatMap((exercise) => [
    exercise.motionUrl,
    ...exercisePictures(exercise),
  ]);
  const key = addresses.join(' ');
  useEffect(() => {
    if (key === '' || savesData()) return undefined;
    return afterPaint(() => void fetchAll());
  }, [key]);
}

async function fetchAhead(cache: QueryClient, exercise: Ahead): Promise<void> {
  const pictures = exercisePictures(exercise);
  pictures.forEach(fetchPicture);
  if (exercise.motionUrl === null) return;
  const motion = motionQuery(exercise.motionUrl);
  await cache.prefetchQuery(motion);
  const drawings = new Set(cache.getQueryData(motion.queryKey)?.drawings.flat());
  [...drawings].filter((drawing) => !pictures.includes(drawing)).forEach(fetchPicture);
}

function fetchPicture(address: string): void {
  const picture = new Image();
  picture.fetchPriority = 'low';
  picture.src = address;
}
