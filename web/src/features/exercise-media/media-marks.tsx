import type { Exercise } from '@limber/contract/exercises';
import { areaLabel } from '@limber/domain/body-areas';
import Picture from 'lucide-react/icons/image';
import Images from 'lucide-react/icons/images';
import Video from 'lucide-react/icons/video';
import { exercisePictures } from '#features/exercises/exercise-pictures.ts';
import { Badge } from '#ui/badge.tsx';

export function MediaMarks({ exercise }: { exercise: Exercise }) {
  const { length } = exercisePictures(exercise);
  return (
    <div className="flex flex-wrap gap-2">
      <Badge kind="brand">{areaLabel(exercise.bodyArea)}</Badge>
      {exercise.videoUrl !== null && (
        <Badge>
          <Video aria-hidden />
          Video Available
        </Badge>
      )}
      {length === 1 && (
        <Badge>
          <Picture aria-hidden />
          Single Image
        </Badge>
      )}
      {length > 1 && (
        <Badge>
          <Images aria-hidden />
          {length} Images
        </Badge>
      )}
    </div>
  );
}
