import type { RoutineExercise } from '@limber/contract/routines';
import { counted } from '@limber/domain/counted';
import { doseWords } from '@limber/domain/exercises/dose-words';
import { spokenName } from '@limber/domain/player/exercise-lines';
import { scriptLengthWords } from '@limber/domain/player/script-length';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Play from 'lucide-react/icons/play';
import { useSession } from '#features/auth/session-store.ts';
import { ExerciseThumbnail } from '#features/exercises/exercise-thumbnail.tsx';
import type { Player } from '#features/player/player.ts';
import { DoctorNote } from '#features/workout/doctor-note.tsx';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { textLinkStyle } from '#ui/text-link.tsx';
import { SoundChoice } from './sound-choice.tsx';
import type { WayBack } from './way-back.ts';

type Props = {
  name: string;
  exercises: readonly RoutineExercise[];
  session: Player;
  /** Above the content. */
  before?: ReactNode;
  /** Below the list of exercises. */
  note: ReactNode;
  wayBack: WayBack;
  onStart: () => void;
};

export function SessionStart(props: Props) {
  const { name, exercises, session, before, note, wayBack, onStart } = props;
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
        <ol aria-label="In this session" className="grid gap-2 sm:grid-cols-2">
          {exercises.map((exercise) => (
            <li key={exercise.id} className="flex min-w-0 items-center gap-3">
              <ExerciseThumbnail exercise={exercise} />
              <span className="grid min-w-0 [overflow-wrap:anywhere]">
                {spokenName(exercise.name)}
                <span className="text-small text-soft">{doseWords(exercise)}</span>
              </span>
            </li>
          ))}
        </ol>
        {note}
        <SoundChoice sound={sound} />
        <p className="text-small text-soft max-sm:hidden">
          It runs by itself to the end. Space pauses, the arrow keys go back and on, M is the sound,{' '}
          {authenticated && 'H says that it hurts, '}and Esc leaves.
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
