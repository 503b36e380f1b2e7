import { clsx } from 'clsx';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'movement';
export type ButtonSize = 'small' | 'regular' | 'large';

const KINDS: Record<ButtonKind, string> = {
  primary: 'bg-deep text-on-deep hover:bg-deep-hover',
  secondary:
    'border border-edge bg-card text-ink hover:bg-sunken aria-pressed:border-deep aria-pressed:bg-tint aria-pressed:text-deep',
  quiet: 'text-deep hover:bg-tint',
  danger: 'border border-wrong bg-card text-wrong hover:bg-wrong-tint',
  movement: 'bg-movement text-on-movement hover:bg-movement-hover',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 text-small',
  regular: 'min-h-11 px-5 text-body',
  large: 'min-h-13 px-7 text-body',
};

/** The classes that make an element look like a button. */
export function buttonStyle(kind: ButtonKind, size: ButtonSize, wide: boolean): string {
  return clsx(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-pill py-1.5 text-center font-strong leading-5',
    'transition-colors [&_svg]:size-[1.25em] [&_svg]:shrink-0',
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sunken disabled:text-soft',
    KINDS[kind],
    SIZES[size],
    wide && 'w-full',
  );
}
