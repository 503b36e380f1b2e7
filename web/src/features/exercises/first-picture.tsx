import type { ReactNode } from 'react';
import { askedEarly } from '#api/early-answers.ts';
import { storedToken } from '#api/token.ts';

type Props = {
  /** What begins with it: the routine of today, or the library. */
  of: 'today' | 'library';
  /** Where it is not known. */
  otherwise?: ReactNode;
};

/**
 * The picture that a screen will begin with, as large as the box it is put into, where it is known before the rest. In
 * a document of the build it waits for `public/theme.js`, or for the server, to know it.
 */
export function FirstPicture({ of, otherwise }: Props) {
  const address = askedEarly(storedToken())?.pictures[of];
  if (!address && !import.meta.env.SSR) return otherwise;
  return (
    <img
      data-first-picture={of}
      hidden={!address}
      src={address}
      alt=""
      className="size-full object-contain"
    />
  );
}
