import { type ReactNode, useEffect, useRef } from 'react';

/** The path whose heading was announced last; at the start that of the page the browser loaded. */
let announcedPath = globalThis.location?.pathname;

type Props = {
  /** The title of the browser's tab, before the name of the site. */
  title: string;
  size?: 'title' | 'display';
  /** For screen readers only. */
  hidden?: boolean;
  children: ReactNode;
};

/**
 * The h1 of a screen, one per screen. After a navigation within the site it receives the focus, so
 * that a screen reader says where it is; keep it mounted while the screen's content loads.
 */
export function PageHeading({ title, size = 'title', hidden = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const site = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
    document.title = site ? `${title} · ${site}` : title;
    if (announcedPath === window.location.pathname) return;
    announcedPath = window.location.pathname;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={hidden ? 'sr-only' : size === 'display' ? 'text-display' : 'text-title'}
    >
      {children}
    </h1>
  );
}
