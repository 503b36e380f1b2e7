import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';

/** How far below the screen the next rows are made ready. */
const AHEAD = '1200px';

/** Shows more as soon as one scrolls near it; whoever gets here first can ask for it. */
export function ShowMore({ onShow }: { onShow: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onShow(),
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [onShow]);
  return (
    <div ref={end} className="grid justify-items-center">
      <Button kind="secondary" onClick={onShow}>
        Show more exercises
      </Button>
    </div>
  );
}
