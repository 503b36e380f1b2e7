import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

type Props = Omit<ComponentProps<'button'>, 'className' | 'aria-label' | 'children'> & {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  /** Visible edge, for use beside other buttons. */
  outlined?: boolean;
  pending?: boolean;
  /** Unlike `disabled`, it keeps the focus. */
  'aria-disabled'?: boolean;
};

export function IconButton(props: Props) {
  return <RoundButton {...props} data-tooltip />;
}

/** Without a tooltip, which would cover the figure of a tile. */
export function RoundButton({
  label,
  icon,
  outlined = false,
  pending = false,
  'aria-disabled': disabled = false,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-disabled={pending || disabled || undefined}
      aria-busy={pending || undefined}
      onClick={pending || disabled ? undefined : onClick}
      className={clsx(
        'tap inline-grid shrink-0 place-items-center rounded-pill text-ink transition-colors [&_svg]:size-5',
        'hover:bg-sunken disabled:cursor-not-allowed disabled:text-soft disabled:opacity-60',
        disabled && 'cursor-not-allowed opacity-40',
        outlined && 'border border-edge bg-card',
      )}
    >
      {pending ? <Spinner /> : icon}
    </button>
  );
}
