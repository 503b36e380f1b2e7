import { clsx } from 'clsx';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** The last announced place; the browser announces the first page itself. */
let announced = placeOf(undefined);

function placeOf(step: string | undefined): string {
  return `${globalThis.location?.pathname} ${step ?? ''}`;
}

type Props = {
  /** The tab title, before the name of the site. */
  title: string;
  size?: 'title' | 'display';
  /** Announced like a path of its own; undefined for the first step. */
  step?: string | undefined;
  /** For screen readers only. */
  hidden?: boolean;
  children: ReactNode;
};

/**
 * The only h1 of a screen. It receives the focus after a navigation, so that a screen reader
 * announces the page; keep it mounted while the content loads.
 */
export function PageHeading(props: Props) {
  const { title, step, size = 'title', hidden = false, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the paint: later, the focus would leave a control already in use.
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
