type Size = { width: number; height: number };

declare global {
  interface Window {
    /** Document Picture-in-Picture, missing in some browsers. */
    documentPictureInPicture?: { requestWindow: (size: Size) => Promise<Window> };
  }
}

const SIZE: Size = { width: 320, height: 480 };

/**
 * Opens a small window for a part of this page: on top of all others where the browser can, else a popup. Null when
 * both fail. Browsers require a press.
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
  // An earlier window of this name may be open.
  popup?.document.body.replaceChildren();
  return popup;
}

/** Copies language, theme and styles; resolves once the styles are there. */
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

/** Resolves after an error, too: the window works without styles. */
function copyStyle(style: Element, target: Document): Promise<void> {
  const copy = target.importNode(style, true);
  const { promise, resolve } = Promise.withResolvers<void>();
  copy.addEventListener('load', () => resolve());
  copy.addEventListener('error', () => resolve());
  if (style instanceof HTMLStyleElement) resolve();
  target.head.append(copy);
  return promise;
}
