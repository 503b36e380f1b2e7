import { Ellipsis } from 'lucide-react';
import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import type { Movement } from './use-movement.ts';

export type MoreProps = {
  movement: Movement;
  mirrored: boolean;
  onMirrored: (mirrored: boolean) => void;
  /** The name of the exercise, and where its movement is as MP4; null while that is not known. */
  name: string;
  videoUrl: string | null;
};

const MoreMenu = lazy(async (): Promise<{ default: ComponentType<MoreProps> }> => {
  try {
    return { default: (await import('./more-menu.tsx')).MoreMenu };
  } catch {
    return { default: () => <MoreTrigger aria-disabled /> };
  }
});

/** What is wanted less often. Its code is fetched when it is first asked for. */
export function MoreButton(props: MoreProps) {
  const [isWanted, setWanted] = useState(false);
  if (!isWanted) return <MoreTrigger onClick={() => setWanted(true)} />;
  return (
    <Suspense fallback={<MoreTrigger pending />}>
      <MoreMenu {...props} />
    </Suspense>
  );
}

/** The button that opens the menu. */
export function MoreTrigger(props: Partial<ComponentProps<typeof IconButton>>) {
  return <IconButton {...props} label="More about the figure" icon={<Ellipsis aria-hidden />} />;
}
