import { useState } from 'react';
import { useDoneAnyway } from '#features/health-card/chosen-anyway.ts';
import { RuledOutBadge } from '#features/health-card/ruled-out.tsx';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { LeftOut } from './plan-choice.ts';

export function LeftOutExercises({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const [asked, setAsked] = useState<LeftOut | null>(null);
  const { choose } = useDoneAnyway();
  if (leftOut.length === 0) return null;
  return (
    <Card as="section">
      <h2 className="text-body">Left out for you</h2>
      <ul className="mt-2 divide-y divide-hairline">
        {leftOut.map((each) => (
          <li
            key={each.exercise.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
          >
            <div className="grid min-w-0 gap-1 [overflow-wrap:anywhere]">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                {each.exercise.name}
                <RuledOutBadge />
              </p>
              <p className="text-small text-soft">{each.reason}</p>
            </div>
            <Button
              kind="secondary"
              aria-label={`Include ${each.exercise.name}`}
              onClick={() => setAsked(each)}
            >
              Include
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <AlertDialog
          open
          onOpenChange={() => setAsked(null)}
          kind="primary"
          title={`Include ${asked.exercise.name}?`}
          description={`${asked.reason} Include it only if your doctor or therapist is fine with it.`}
          confirm="Include it anyway"
          onConfirm={() => {
            choose(asked.exercise, asked.reason);
            setAsked(null);
          }}
        />
      )}
    </Card>
  );
}
