import { Ellipsis, Pause, Play, Square, StepBack, StepForward } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Popover } from '#ui/popover.tsx';
import { Toggle } from '#ui/toggle.tsx';
import { useVideoDownload } from '../download-video.ts';
import type { Movement } from './use-movement.ts';

/** Play and pause; and while the movement stands, one keyframe back or on, and back to the start. */
export function PlayButtons({ movement }: { movement: Movement }) {
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

type MoreProps = {
  movement: Movement;
  mirrored: boolean;
  onMirrored: (mirrored: boolean) => void;
  /** The name of the exercise, and where its movement is as MP4; null while that is not known. */
  name: string;
  videoUrl: string | null;
};

/** What is wanted less often: mirror, half the speed, the movement as a file. */
export function MoreButton(props: MoreProps) {
  const { movement, mirrored, onMirrored, name, videoUrl } = props;
  const { isMaking, download } = useVideoDownload();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title="The moving figure"
      trigger={<IconButton label="More about the figure" icon={<Ellipsis aria-hidden />} />}
    >
      <div>
        <Toggle label="As a mirror" checked={mirrored} onCheckedChange={onMirrored} />
        <Toggle label="Half as fast" checked={movement.slow} onCheckedChange={movement.setSlow} />
      </div>
      {videoUrl !== null && (
        <Button
          kind="secondary"
          pending={isMaking}
          onClick={() => download({ address: videoUrl, fileName: `${name}.mp4` })}
        >
          {isMaking ? 'Making the video' : 'Download as video'}
        </Button>
      )}
    </Popover>
  );
}
