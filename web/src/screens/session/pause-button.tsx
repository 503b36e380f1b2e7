import type { ComponentProps } from 'react';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { Player } from '#features/player/player.ts';
import { Button } from '#ui/button.tsx';

type Props = Pick<ComponentProps<typeof Button>, 'ref' | 'size'> & { session: Player };

export function PauseButton({ session: { status, controls }, ...rest }: Props) {
  const isRunning = status === 'running';
  return (
    <Button
      {...rest}
      kind={isRunning ? 'primary' : 'movement'}
      wide
      onClick={isRunning ? controls.pause : controls.resume}
    >
      {isRunning ? <Pause aria-hidden /> : <Play aria-hidden />}
      {isRunning ? 'Pause' : 'Go on'}
    </Button>
  );
}
