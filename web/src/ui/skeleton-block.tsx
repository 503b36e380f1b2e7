import { clsx } from 'clsx';

type Props = {
  /** Width and height as classes: `h-6 w-40`. */
  shape: string;
};

/** Placeholder while loading. Hidden from screen readers: announce the loading beside it. */
export function SkeletonBlock({ shape }: Props) {
  return <div aria-hidden className={clsx('animate-breathe rounded-card bg-sunken', shape)} />;
}
