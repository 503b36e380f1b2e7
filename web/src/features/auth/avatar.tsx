import type { User } from '@limber/contract/auth';
import { clsx } from 'clsx';

type Props = {
  user: Pick<User, 'avatarUrl' | 'username'>;
  size: 'small' | 'large';
};

const SIZES = { small: 'size-8 text-body', large: 'size-14 text-title sm:size-16' };

/** The picture, or the username's first letter. */
export function Avatar({ user: { avatarUrl, username }, size }: Props) {
  if (avatarUrl) {
    return (
      <img
        src={avatarUrl}
        alt=""
        className={clsx('shrink-0 rounded-pill object-cover', SIZES[size])}
      />
    );
  }
  return (
    <span
      aria-hidden
      className={clsx(
        'grid shrink-0 place-items-center rounded-pill bg-deep font-strong text-on-deep forced-colors:border',
        SIZES[size],
      )}
    >
      {username.slice(0, 1).toUpperCase()}
    </span>
  );
}
