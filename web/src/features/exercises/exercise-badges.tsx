import { areaLabel, type BodyArea } from '@limber/domain/body-areas';
import Check from 'lucide-react/icons/check';
import { Badge } from '#ui/badge.tsx';

export function ExerciseBadges({ area, completed }: { area: BodyArea; completed: boolean }) {
  return (
    <p className="flex flex-wrap gap-2">
      <Badge kind="brand">{areaLabel(area)}</Badge>
      {completed && (
        <Badge kind="good">
          <Check aria-hidden />
          Completed
        </Badge>
      )}
    </p>
  );
}
