import { clsx } from 'clsx';

type Props = {
  /** Width and height as classes, in the shape of what will come: `h-6 w-40`. */
  shape: string;
};

/** Holds the place of something that is loading. Hidden from screen readers: say it once beside them. */
export function SkeletonBlock({ shape }: Props) {
  return <div aria-hidden className={clsx('animate-breathe rounded-card bg-sunken', shape)} />;
}
