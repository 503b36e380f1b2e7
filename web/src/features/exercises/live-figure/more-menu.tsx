import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Popover } from '#ui/popover.tsx';
import { Toggle } from '#ui/toggle.tsx';
import { useVideoDownload } from '../download-video.ts';
import { type MoreProps, MoreTrigger } from './more-trigger.tsx';

export function MoreMenu(props: MoreProps) {
  const { movement, mirrored, onMirrored, name, videoUrl } = props;
  const [open, setOpen] = useState(true);
  const { isMaking, download } = useVideoDownload();
  return (
    <Popover open={open} onOpenChange={setOpen} title="The moving figure" trigger={<MoreTrigger />}>
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
