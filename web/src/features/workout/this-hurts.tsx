import type { Exercise } from '@limber/contract/exercises';
import { spokenName } from '@limber/domain/player/spoken-name';
import { useMutation } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import Hand from 'lucide-react/icons/hand';
import { toastFailure } from '#api/show-failure.ts';
import { useIsForDoctor } from '#features/discomfort/discomfort.api.ts';
import { stopFigures } from '#features/exercises/live-figure/stopped-figures.ts';
import { Button, type ButtonKind } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { singlePress } from '#browser/single-press.ts';
import { toast } from '#ui/toast.ts';
import type { Hurting } from './hurting.ts';
import { WhatComesInstead } from './what-comes-instead.tsx';

type Props = {
  ref?: Ref<HTMLButtonElement>;
  exercise: Exercise;
  hurting: Hurting;
  kind: ButtonKind;
  /** Stops the workout's clock, or the session. */
  onStop: () => void;
  /** Goes on with the replacement. */
  onGoOn: () => void;
};

/** Stops the workout at once, replaces the exercise that hurts, and shows the replacement. */
export function ThisHurts({ ref, exercise, hurting, kind, onStop, onGoOn }: Props) {
  const [open, setOpen] = useState(false);
  const isTooMuch = useIsForDoctor();
  const reporting = useMutation({ mutationFn: hurting.report });
  const { data: eased, variables: stopped = exercise } = reporting;
  const takingBack = useMutation({
    mutationFn: hurting.takeBack,
    onSuccess: () => {
      setOpen(false);
      toast({ title: 'Kept', description: `${spokenName(stopped.name)} is back in its place.` });
    },
    onError: (error) => toastFailure('It could not be put back', error),
  });
  const stop = () => {
    // The button in the floating window can be pressed while the dialog is open.
    if (open) return;
    onStop();
    stopFigures();
    setOpen(true);
    reporting.mutate(exercise);
  };
  const goOn = () => {
    setOpen(false);
    onGoOn();
  };
  return (
    <>
      <Button ref={ref} kind={kind} onClick={stop}>
        <span className="contents max-sm:hidden">
          <Hand aria-hidden />
        </span>
        This hurts
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Stopped"
        footer={
          <>
            {reporting.isError && (
              <Button kind="secondary" onClick={() => reporting.mutate(stopped)}>
                Try again
              </Button>
            )}
            {eased && (
              <Button
                kind="secondary"
                pending={takingBack.isPending}
                {...singlePress(() => takingBack.mutate(eased))}
              >
                It was nothing, keep it
              </Button>
            )}
            {eased?.instead && (
              <Button kind={isTooMuch ? 'secondary' : 'primary'} onClick={goOn}>
                {isTooMuch ? 'Go on anyway' : 'Go on'}
              </Button>
            )}
          </>
        }
      >
        <WhatComesInstead
          name={spokenName(stopped.name)}
          eased={eased}
          failed={reporting.isError}
          isTooMuch={isTooMuch}
        />
      </Dialog>
    </>
  );
}
