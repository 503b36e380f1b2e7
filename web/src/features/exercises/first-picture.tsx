import { storedToken } from '#api/token.ts';

/** For so long what the document has asked counts as of now (api/early-answers.ts). */
const MAX_AGE_MS = 30_000;

/**
 * The picture that a screen will begin with, as large as the box it is put into, where it is known before the rest. In
 * a document of the build it waits for `public/theme.js` to know it.
 */
export function FirstPicture() {
  const address = earlyPicture();
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

function earlyPicture(): string | undefined {
  const { early } = window;
  if (early === undefined || early.token !== storedToken()) return undefined;
  if (performance.now() - early.askedAt > MAX_AGE_MS) return undefined;
  return early.picture;
}
