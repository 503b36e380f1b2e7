import type { CustomPlan } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import { counted } from '@limber/domain/counted';
import { Pencil, Play, Trash2 } from 'lucide-react';
import { longDate } from '#ui/long-date.ts';
import { LockedExercises } from '#features/subscription/limits.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { NamesList } from '#ui/names-list.tsx';

const NAMES_SHOWN = 5;

type Props = {
  plan: CustomPlan;
  exercises: readonly Exercise[];
  onStart: () => void;
  onEdit: () => void;
  onDelete: () => void;
};

/** One plan in short. */
export function PlanCard({ plan, exercises, onStart, onEdit, onDelete }: Props) {
  const { name, description, exerciseIds, createdAt } = plan;
  const locked = exercises.filter((exercise) => exercise.locked).length;
  return (
    <Card as="li">
      <div className="flex h-full flex-col gap-4 [overflow-wrap:anywhere]">
        <div className="grid gap-1">
          <h3 className="text-body font-strong">{name}</h3>
          {description && <p className="line-clamp-4 text-soft">{description}</p>}
          <p className="text-small text-soft">
            {counted(exerciseIds.length, 'exercise')} · Created {longDate(createdAt)}
          </p>
        </div>
        <NamesList names={exercises.map((exercise) => exercise.name)} shown={NAMES_SHOWN} />
        <LockedExercises count={locked} />
        <div className="mt-auto flex flex-wrap items-center gap-2">
          <Button
            kind="movement"
            aria-label={`Start ${name}`}
            disabled={locked > 0 && locked === exercises.length}
            onClick={onStart}
          >
            <Play aria-hidden />
            Start
          </Button>
          <Button kind="secondary" aria-label={`Edit ${name}`} onClick={onEdit}>
            <Pencil aria-hidden />
            Edit
          </Button>
          <div className="ml-auto">
            <IconButton label={`Delete ${name}`} icon={<Trash2 aria-hidden />} onClick={onDelete} />
          </div>
        </div>
      </div>
    </Card>
  );
}
