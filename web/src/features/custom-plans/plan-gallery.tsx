import type { Exercise } from '@limber/contract/exercises';
import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { AddExercises } from './add-exercises.tsx';
import { CurrentExercises } from './current-exercises.tsx';
import { exercisesOf } from './plan-exercises.ts';

type Props = {
  library: readonly Exercise[];
  /** Ids in the order of the plan. */
  exerciseIds: readonly number[];
  onChange: (exerciseIds: number[]) => void;
  /** Placed above the exercises of the plan. */
  children?: ReactNode;
};

/** The plan beside the gallery of all other exercises. */
export function PlanGallery({ library, exerciseIds, onChange, children }: Props) {
  const [announcement, setAnnouncement] = useState('');
  const change = (ids: number[], what: string) => {
    onChange(ids);
    setAnnouncement(what);
  };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[24rem_minmax(0,1fr)]">
      <div className="grid gap-5 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:px-1 lg:pb-1">
        {children}
        <CurrentExercises exercises={exercisesOf({ exerciseIds }, library)} onChange={change} />
      </div>
      <AddExercises
        library={library}
        planned={exerciseIds}
        onAdd={({ id, name }) => change([...exerciseIds, id], `${name} added`)}
      />
      <VisuallyHidden live>{announcement}</VisuallyHidden>
    </div>
  );
}
