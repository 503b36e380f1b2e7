type Size = { width: number; height: number };

declare global {
  interface Window {
    /** Document Picture-in-Picture, where the browser has it. */
    documentPictureInPicture?: { requestWindow: (size: Size) => Promise<Window> };
  }
}

const SIZE: Size = { width: 320, height: 480 };

/**
 * Opens a small window for a part of this page: one that stays on top of all others where the browser has
 * those, an ordinary small one elsewhere. Null when neither can be had. Call it on a press.
 */
export async function openFloatingWindow(): Promise<Window | null> {
  const opened = (await openOnTop()) ?? openPopup();
  if (opened) await copyLooks(opened.document);
  return opened;
}

async function openOnTop(): Promise<Window | null> {
  try {
    return (await window.documentPictureInPicture?.requestWindow(SIZE)) ?? null;
  } catch {
    return null;
  }
}

/** Null when the browser blocks it. */
function openPopup(): Window | null {
  const features = `popup,width=${SIZE.width},height=${SIZE.height}`;
  const popup = window.open('', 'limber-session', features);
  // A window of that name may be open from before.
  popup?.document.body.replaceChildren();
  return popup;
}

/** Gives the document the language, theme and styles of ours; ends when the styles are there. */
async function copyLooks(target: Document): Promise<void> {
  const { documentElement, title } = document;
  target.documentElement.lang = documentElement.lang;
  const { theme } = documentElement.dataset;
  if (theme !== undefined) target.documentElement.dataset['theme'] = theme;
  target.head.replaceChildren();
  target.title = title;
  const styles = [...document.querySelectorAll('link[rel="stylesheet"], style')];
  await Promise.all(styles.map((style) => copyStyle(style, target)));
}

/** Ends when it has loaded, or failed to: then the window is plain, and works all the same. */
function copyStyle(style: Element, target: Document): Promise<void> {
  const copy = target.importNode(style, true);
  const { promise, resolve } = Promise.withResolvers<void>();
  copy.addEventListener('load', () => resolve());
  copy.addEventListener('error', () => resolve());
  if (style instanceof HTMLStyleElement) resolve();
  target.head.append(copy);
  return promise;
}
