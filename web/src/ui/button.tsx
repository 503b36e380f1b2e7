import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonKind, type ButtonSize, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

type Props = Omit<ComponentProps<'button'>, 'className'> & {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** As wide as its container. */
  wide?: boolean;
  /** The action is under way: shows a spinner, keeps the focus and ignores further presses. */
  pending?: boolean;
};

/** A button. `movement` (coral) starts an exercise and nothing else; one `primary` per screen. */
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
