import { clsx } from 'clsx';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** What was announced last; at the start the page that the browser loaded, which it announces itself. */
let announced = placeOf(undefined);

function placeOf(step: string | undefined): string {
  return `${globalThis.location?.pathname} ${step ?? ''}`;
}

type Props = {
  /** The title of the browser's tab, before the name of the site. */
  title: string;
  size?: 'title' | 'display';
  /** A step within the path that is announced like a path of its own. None for the first one. */
  step?: string | undefined;
  /** For screen readers only. */
  hidden?: boolean;
  children: ReactNode;
};

/**
 * The h1 of a screen, one per screen. After a navigation within the site it receives the focus, so
 * that a screen reader says where it is; keep it mounted while the screen's content loads.
 */
export function PageHeading(props: Props) {
  const { title, step, size = 'title', hidden = false, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the screen is painted: later, the focus would leave a control that somebody is already using.
  useLayoutEffect(() => {
    const site = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
    document.title = site ? `${title} · ${site}` : title;
    const place = placeOf(step);
    if (announced === place) return;
    announced = place;
    heading.current?.focus({ preventScroll: true });
  }, [title, step]);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={clsx(
        '[overflow-wrap:anywhere]',
        hidden ? 'sr-only' : size === 'display' ? 'text-display' : 'text-title',
      )}
    >
      {children}
    </h1>
  );
}
