import type { ComponentProps } from 'react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { IconButton } from '#ui/icon-button.tsx';
import type { MovementControls } from './use-movement.ts';

/** What the menu of the figure shows and changes. */
export type MoreProps = {
  movement: MovementControls;
  mirrored: boolean;
  onMirrored: (mirrored: boolean) => void;
  /** The name of the exercise, and where its movement is as MP4; null while that is not known. */
  name: string;
  videoUrl: string | null;
};

/** The button that opens the menu. */
export function MoreTrigger(props: Partial<ComponentProps<typeof IconButton>>) {
  return <IconButton {...props} label="More about the figure" icon={<Ellipsis aria-hidden />} />;
}
