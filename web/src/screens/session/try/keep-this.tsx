import { NOT_ALL_COMPLETED } from '@limber/domain/routines/daily-routine';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useStartVisit } from '#features/visit/start-visit.ts';
import { useVisit } from '#features/visit/visit.ts';
import { MovedFigures } from '#features/workout/ending/moved-figures.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { singlePress } from '#browser/single-press.ts';
import { TextLink } from '#ui/text-link.tsx';
import { EndPage, PlayLeft } from '../end-page.tsx';

type Props = {
  /** Undefined without a session to continue. */
  onPlayLeft?: () => void;
};

/** The end for visitors: a summary, and the offer of an account. */
export function KeepThis({ onPlayLeft }: Props) {
  const { areas, routine, doneIds } = useVisit();
  const start = useStartVisit();
  const exercises = routine?.exercises ?? [];
  const done = exercises.filter(({ id }) => doneIds.includes(id));
  const skipped = exercises.length - done.length;
  return (
    <EndPage done={done} nothingDone="Nothing was done this time. The five wait for you.">
      <div className="across-the-window py-5 [--band:var(--color-stage)]">
        <MovedFigures workout={{ exercises, completed: new Set(doneIds) }} />
      </div>
      {skipped > 0 && onPlayLeft && (
        <div className="flex flex-wrap items-center gap-3">
          <PlayLeft count={skipped} onPlay={onPlayLeft} />
          <p className="text-soft">{NOT_ALL_COMPLETED}: then it can go into a history.</p>
        </div>
      )}
      <section className="grid gap-4">
        <h2 className="text-title">Keep this?</h2>
        <p className="max-w-prose">
          A free account keeps {skipped === 0 ? 'these five and ' : ''}where it hurts, and has five
          others for you tomorrow.
        </p>
        <div className="flex flex-wrap items-center gap-3 max-sm:*:grow">
          <ButtonLink href="/register" size="large">
            Make an account
          </ButtonLink>
          {skipped === 0 && (
            <Button kind="secondary" size="large" {...singlePress(() => start(areas))}>
              <RotateCcw aria-hidden />
              Five others
            </Button>
          )}
        </div>
        <p className="text-soft">
          Have one already? <TextLink href="/login">Sign in</TextLink> and it goes there. Or go{' '}
          <TextLink href="/">back to the homepage</TextLink>: this tab keeps it until you close it.
        </p>
      </section>
    </EndPage>
  );
}
