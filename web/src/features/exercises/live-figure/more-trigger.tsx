import type { ComponentProps } from 'react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { IconButton } from '#ui/icon-button.tsx';
import type { MovementControls } from './use-movement.ts';

export type MoreProps = {
  movement: MovementControls;
  mirrored: boolean;
  onMirrored: (mirrored: boolean) => void;
  /** Both are for the download; `videoUrl` is null until it is known. */
  name: string;
  videoUrl: string | null;
};

export function MoreTrigger(props: Partial<ComponentProps<typeof IconButton>>) {
  return <IconButton {...props} label="More about the figure" icon={<Ellipsis aria-hidden />} />;
}
