import { useState } from 'react';
import { lazyWhenShown } from '#ui/lazy-when-shown.tsx';
import { type MoreProps, MoreTrigger } from './more-trigger.tsx';

const MoreMenu = lazyWhenShown(async () => (await import('./more-menu.tsx')).MoreMenu, {
  fallback: () => <MoreTrigger pending />,
  missing: () => <MoreTrigger aria-disabled />,
});

/** The menu's code is fetched on the first press. */
export function MoreButton(props: MoreProps) {
  const [isWanted, setWanted] = useState(false);
  if (!isWanted) return <MoreTrigger onClick={() => setWanted(true)} />;
  return <MoreMenu {...props} />;
}
