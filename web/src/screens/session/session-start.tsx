import type { RoutineExercise } from '@limber/contract/routines';
import { counted } from '@limber/domain/counted';
import { spokenName } from '@limber/domain/player/spoken-name';
import { scriptLengthWords } from '@limber/domain/player/script-length';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Play from 'lucide-react/icons/play';
import { useSession } from '#features/auth/session-store.ts';
import type { Player } from '#features/player/player.ts';
import { DoctorNote } from '#features/workout/doctor-note.tsx';
import type { Replacing } from '#features/workout/use-routine-workout.ts';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { textLinkStyle } from '#ui/text-link.tsx';
import { SessionList } from './session-list.tsx';
import { SoundChoice } from './sound-choice.tsx';
import type { WayBack } from './way-back.ts';

type Props = {
  name: string;
  exercises: readonly RoutineExercise[];
  session: Player;
  /** Null where exercises cannot be replaced. */
  replacing: Replacing | null;
  /** Above the content. */
  before?: ReactNode;
  /** Below the list of exercises. */
  note: ReactNode;
  wayBack: WayBack;
  onStart: () => void;
};

export function SessionStart(props: Props) {
  const { name, exercises, session, replacing, before, note, wayBack, onStart } = props;
  const { resumable, controls, sound, seconds } = session;
  const { authenticated } = useSession();
  const stopped = resumable && exercises[resumable.index];
  return (
    <>
      <Page
        title={name}
        heading={<span className="[overflow-wrap:anywhere]">{name}</span>}
        lead={`${counted(exercises.length, 'exercise')}, ${scriptLengthWords(seconds)}`}
        actions={
          <Link href={wayBack.href} className={`${textLinkStyle} flex min-h-11 items-center gap-2`}>
            <ArrowLeft aria-hidden className="size-5" />
            {wayBack.label}
          </Link>
        }
      >
        <DoctorNote />
        {before}
        <SessionList exercises={exercises} replacing={replacing} />
        {note}
        <SoundChoice sound={sound} />
        <p className="text-small text-soft max-sm:hidden">
          It runs by itself to the end. Space pauses, the arrow keys go back and on, T tells it
          again, M is the sound, {authenticated && 'H says that it hurts, '}and Esc leaves.
        </p>
      </Page>
      <div className="sticky bottom-0 z-20 mt-auto border-t border-hairline bg-card">
        <div className="mx-auto flex max-w-3xl flex-wrap items-center gap-3 px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:*:grow sm:px-6">
          <Button kind="movement" size="large" onClick={stopped ? controls.takeUp : onStart}>
            <Play aria-hidden />
            {stopped ? `Go on with ${spokenName(stopped.name)}` : 'Start'}
          </Button>
          {stopped && (
            <Button kind="secondary" size="large" onClick={onStart}>
              Start over
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
