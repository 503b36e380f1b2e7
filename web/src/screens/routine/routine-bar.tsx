import { CircleCheck, House, RotateCw } from 'lucide-react';
import { type SavePhase, saveWords } from '../../parts/routine-save/use-routine-save.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

type Props = {
  phase: SavePhase;
  allCompleted: boolean;
  refreshing: boolean;
  onRefresh: () => void;
  onDone: () => void;
};

/** The foot of the routine, always in reach. */
export function RoutineBar({ phase, allCompleted, refreshing, onRefresh, onDone }: Props) {
  return (
    <div
      data-action-bar
      className="sticky bottom-0 z-20 mt-auto border-t border-hairline bg-card pb-[env(safe-area-inset-bottom)]"
    >
      <div className="mx-auto flex max-w-3xl flex-wrap items-center gap-2 px-4 py-3 sm:px-6">
        <ButtonLink kind="quiet" href="/dashboard">
          <House aria-hidden />
          Home
        </ButtonLink>
        <Button kind="quiet" pending={refreshing} disabled={phase !== 'idle'} onClick={onRefresh}>
          {!refreshing && <RotateCw aria-hidden />}
          Refresh
        </Button>
        {allCompleted && (
          <div className="ml-auto max-[360px]:w-full">
            <Button size="large" wide pending={phase === 'saving'} onClick={onDone}>
              {phase !== 'saving' && <CircleCheck aria-hidden />}
              {saveWords(phase) ?? 'Done'}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
