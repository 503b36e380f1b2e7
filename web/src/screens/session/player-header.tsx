import type { RoutineExercise } from '@limber/contract/routines';
import { spokenName } from '@limber/domain/player/spoken-name';
import { useState } from 'react';
import PictureInPicture2 from 'lucide-react/icons/picture-in-picture-2';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import X from 'lucide-react/icons/x';
import type { Player } from '#features/player/player.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Popover } from '#ui/popover.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { SoundChoice } from './sound-choice.tsx';
import type { FloatingWindow } from './use-floating-window.ts';

type Props = {
  name: string;
  session: Player;
  position: { number: number; total: number };
  exercise: RoutineExercise;
  floating: FloatingWindow;
  onLeave: () => void;
};

const PERCENT = 100;

export function PlayerHeader(props: Props) {
  const { name, session, position, exercise, floating, onLeave } = props;
  return (
    <header className="grid content-start gap-2 px-4 pt-2 short:gap-1 short:pt-1 sm:px-6">
      <PageHeading title={name} hidden>
        {name}
      </PageHeading>
      <div className="flex items-center gap-1">
        <div className="-ml-3">
          <IconButton label="Leave" icon={<X aria-hidden />} onClick={onLeave} />
        </div>
        <h2 className="min-w-0 grow text-body [overflow-wrap:anywhere]">
          {spokenName(exercise.name)}{' '}
          <span className="ml-1 font-regular whitespace-nowrap text-soft tabular-nums">
            {position.number} of {position.total}
          </span>
        </h2>
        <Sound sound={session.sound} />
        <IconButton
          label={floating.window ? 'Bring it back' : 'Keep on top'}
          icon={<PictureInPicture2 aria-hidden />}
          onClick={floating.window ? floating.close : floating.open}
        />
      </div>
      <ProgressBar label="Session" value={Math.round(session.progress * PERCENT)} max={PERCENT} />
    </header>
  );
}

function Sound({ sound }: Pick<Player, 'sound'>) {
  const [open, setOpen] = useState(false);
  const icon = sound.mode === 'silent' ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />;
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title="Sound"
      trigger={<IconButton label="Sound" icon={icon} />}
    >
      <SoundChoice sound={sound} />
    </Popover>
  );
}
