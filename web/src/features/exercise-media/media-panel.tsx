import type { Exercise } from '@limber/contract/exercises';
import { useEffect, useId, useRef } from 'react';
import X from 'lucide-react/icons/x';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useMediaQuery } from '#browser/use-media-query.ts';
import { PanelMedia } from './panel-media.tsx';
import type { Uploads } from './use-uploads.ts';

type Props = {
  /** Null if no exercise is chosen. */
  exercise: Exercise | null;
  uploads: Uploads;
  onClose: () => void;
};

/** Beside the grid on wide screens, otherwise in a dialog. */
export function MediaPanel({ exercise, uploads, onClose }: Props) {
  const hasRoom = useMediaQuery('(width >= 64rem)');
  if (hasRoom) return <SidePanel exercise={exercise} uploads={uploads} onClose={onClose} />;
  return (
    exercise && (
      <Dialog open onOpenChange={(open) => !open && onClose()} title={exercise.name}>
        <PanelMedia key={exercise.id} exercise={exercise} uploads={uploads} />
      </Dialog>
    )
  );
}

function SidePanel({ exercise, uploads, onClose }: Props) {
  const title = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    const { current } = panel;
    current?.addEventListener('keydown', listen);
    return () => current?.removeEventListener('keydown', listen);
  });
  if (exercise === null) {
    return (
      <p className="sticky top-20 rounded-card border border-dashed border-edge p-6 text-soft">
        Choose an exercise to see its pictures and its video.
      </p>
    );
  }
  return (
    <section
      ref={panel}
      aria-labelledby={title}
      className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto rounded-card border border-hairline bg-card p-5"
    >
      <div className="-mt-1.5 -mr-2.5 mb-2 flex items-start justify-between gap-2">
        <h2
          key={exercise.id}
          id={title}
          ref={moveFocusHere}
          tabIndex={-1}
          className="pt-1.5 text-title [overflow-wrap:anywhere] outline-none"
        >
          {exercise.name}
        </h2>
        <IconButton label="Close" icon={<X aria-hidden />} onClick={onClose} />
      </div>
      <PanelMedia key={exercise.id} exercise={exercise} uploads={uploads} />
    </section>
  );
}

/** Screen readers and the keyboard continue at the panel. */
function moveFocusHere(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
}
