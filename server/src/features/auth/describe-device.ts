import Bowser from 'bowser';

/** Long enough for every browser; what is longer was made to be slow to read. */
const MAX_USER_AGENT = 400;
/** A browser that nobody knows is called by what it says, which may be anything. */
const NAME = /^[\w .-]{1,40}$/;

/** Browser and system of a client in words, as "Firefox on Windows"; null when it names neither. */
export function describeDevice(userAgent: string): string | null {
  if (userAgent === '') return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT));
  const known = [browser.name, os.name].filter((name) => NAME.test(name ?? ''));
  return known.length === 0 ? null : known.join(' on ');
}
