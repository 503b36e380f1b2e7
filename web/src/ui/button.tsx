import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from './spinner.tsx';
import { clsx } from 'clsx';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'movement';
export type ButtonSize = 'small' | 'regular' | 'large';

/** Transparent borders and the fill become visible in forced-colours mode. */
const KINDS: Record<ButtonKind, string> = {
  primary:
    'border border-transparent bg-deep text-on-deep hover:bg-deep-hover not-disabled:filled-in-any-colours',
  secondary:
    'border border-edge bg-card text-ink hover:bg-sunken aria-pressed:border-deep aria-pressed:bg-tint aria-pressed:text-deep aria-pressed:filled-in-any-colours',
  quiet: 'text-deep hover:bg-tint',
  danger: 'border border-wrong bg-card text-wrong hover:bg-wrong-tint',
  movement:
    'border border-transparent bg-movement text-on-movement hover:bg-movement-hover not-disabled:filled-in-any-colours',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 text-small',
  regular: 'min-h-11 px-5 text-body',
  large: 'min-h-13 px-7 text-body',
};

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

type Props = Omit<ComponentProps<'button'>, 'className'> & {
  kind?: ButtonKind;
  size?: ButtonSize;
  wide?: boolean;
  /** The action is running: the button keeps the focus and ignores presses. */
  pending?: boolean;
};

/** `movement` (coral) only starts an exercise; a screen has at most one `primary`. */
export function Button({
  kind = 'primary',
  size = 'regular',
  wide = false,
  pending = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the default above is "button"
      type={type}
      className={buttonStyle(kind, size, wide)}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={press}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}
