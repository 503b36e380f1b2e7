/**
 * The icons of this folder are drawings of Lucide, https://lucide.dev, copyright Lucide Icons and Contributors, under
 * the ISC licence: permission to use, copy, modify and/or distribute them for any purpose with or without fee is
 * granted, provided that this notice appears in all copies. They come "as is", without any warranty.
 * One more is a file with the shapes of its SVG there.
 */
import { clsx } from 'clsx';
import type { SVGProps } from 'react';

export type IconProps = SVGProps<SVGSVGElement>;

/** 24 units wide and high, in the colour of the text; silent unless it is given a label. */
export function Icon({ className, 'aria-label': label, ...props }: IconProps) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={label === undefined}
      aria-label={label}
      {...props}
      className={clsx('icon', className)}
    />
  );
}
