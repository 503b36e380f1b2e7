import type { Exercise } from '@limber/contract/exercises';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { afterPaint } from '#ui/after-paint.tsx';
import { exercisePictures } from './exercise-pictures.ts';
import { motionQuery } from './exercise-motion.api.ts';
import { savesData } from './live-figure/why-drawn.ts';

type Ahead = Pick<Exercise, 'imageUrl' | 'imageUrls' | 'attachedImages' | 'motionUrl'>;

/** Fetches the movement and the pictures of an exercise before it is opened, unless the user saves data. */
export function useExerciseAhead(exercise: Ahead | undefined): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (exercise === undefined || savesData()) return undefined;
    return afterPaint(() => {
      exercisePictures(exercise).forEach(fetchPicture);
      if (exercise.motionUrl !== null) void cache.prefetchQuery(motionQuery(exercise.motionUrl));
    });
  }, [cache, exercise]);
}

function fetchPicture(address: string): void {
  const picture = new Image();
  picture.fetchPriority = 'low';
  picture.src = address;
}
