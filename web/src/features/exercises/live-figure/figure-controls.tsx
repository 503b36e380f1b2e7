import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import StepBack from 'lucide-react/icons/step-back';
import StepForward from 'lucide-react/icons/step-forward';
import { IconButton } from '#ui/icon-button.tsx';
import type { MovementControls } from './use-movement.ts';

/** Play and pause; while paused also one keyframe back or on, and back to the start. */
export function PlayButtons({ movement }: { movement: MovementControls }) {
  const { playing, isAtStart, setPlaying, step, stop } = movement;
  return (
    <div className="flex items-center">
      <IconButton
        label={playing ? 'Pause the movement' : 'Play the movement'}
        icon={playing ? <Pause aria-hidden /> : <Play aria-hidden />}
        onClick={() => setPlaying(!playing)}
      />
      {!playing && (
        <>
          <IconButton
            label="One step back"
            icon={<StepBack aria-hidden />}
            onClick={() => step(-1)}
          />
          <IconButton
            label="One step on"
            icon={<StepForward aria-hidden />}
            onClick={() => step(1)}
          />
        </>
      )}
      <IconButton
        label="Stop"
        icon={<Square aria-hidden />}
        aria-disabled={isAtStart && !playing}
        onClick={stop}
      />
    </div>
  );
}
