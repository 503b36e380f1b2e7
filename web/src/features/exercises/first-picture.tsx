import { askedEarly } from '#api/early-answers.ts';
import { storedToken } from '#api/token.ts';

/**
 * The picture that a screen will begin with, as large as the box it is put into, where it is known before the rest. In
 * a document of the build it waits for `public/theme.js` to know it.
 */
export function FirstPicture() {
  const address = askedEarly(storedToken())?.picture;
  if (address === undefined && !import.meta.env.SSR) return null;
  return (
    <img
      data-first-picture
      hidden={address === undefined}
      src={address}
      alt=""
      draggable={false}
      className="size-full object-contain"
    />
  );
}
