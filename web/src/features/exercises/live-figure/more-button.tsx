import { type ComponentType, lazy, Suspense, useState } from 'react';
import { type MoreProps, MoreTrigger } from './more-trigger.tsx';

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
